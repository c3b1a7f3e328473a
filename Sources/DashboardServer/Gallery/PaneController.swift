import DashboardCore
import Markup

/// One widget in one state, of one width and in one theme.
final class PaneController: Controller {
    /// How wide it is, where there is room.
    enum Width: String, CaseIterable {
        case narrow, middle, wide
    }

    enum Theme: String, CaseIterable {
        case light, dark
    }

    private let scene: GalleryScene
    private let width: Width
    private let theme: Theme
    private let subject: Controller

    init(_ subject: Controller, in scene: GalleryScene, width: Width, theme: Theme) {
        self.scene = scene
        self.width = width
        self.theme = theme
        self.subject = scene.state == .loading ? PlaceholderController(of: subject) : subject
        super.init(identifier: Identifier("\(scene.state)-\(width)-\(theme)"))
    }

    private var shown: GalleryState { scene.state }

    override var title: String { "\(shown.caption), \(width), \(theme)" }
    override var allowsHiding: Bool { false }
    override var root: FragmentRoot { FragmentRoot(.div, classes: "exhibit \(width)") }

    /// Only as it is meant to be seen: what fails on purpose after an answer has not failed yet when it is first there.
    override var phase: Phase { shown == .stale && subject.phase != .stale ? .loading : .ready }

    override func didLoad() {
        if shown == .hidden { subject.isHidden = true }
        do throws(ContainmentError) {
            try add([subject] + (shown == .hidden ? [TrayController()] : []))
        } catch {
            preconditionFailure(error.description)
        }
    }

    override func willAppear() {
        if shown == .stale, subject.phase != .stale, !isLoading { lookAgain() }
    }

    override var content: any Markup {
        PaneView(caption: title, theme: theme.rawValue, subjects: children.map(\.slot))
    }

    /// What the pane itself waits for is not for the visitor.
    override func makeSpinner(for load: Load) -> Controller? { nil }

    /// Has the source fail as soon as it has answered, and the widget ask again.
    private func lookAgain() {
        load("second look", { await Task.yield() }) { [unowned self] _ in
            guard subject.phase == .ready else { return lookAgain() }
            scene.breakDown()
            subject.perform("refresh")
        }
    }
}

/// What stands in a widget's place while it is not there.
private final class PlaceholderController: Controller {
    private let subject: Controller

    init(of subject: Controller) {
        self.subject = subject
        super.init(identifier: "placeholder")
    }

    override var allowsHiding: Bool { false }
    override var content: any Markup { subject.placeholder }
}

/// A caption, and below it the widget on paper of its theme.
private struct PaneView: Markup {
    let caption: String
    let theme: String
    let subjects: [Hole]

    var content: some Markup {
        p(.class("small soft")) { caption }
        div(.class("pane"), .data("theme", theme)) { subjects }
    }
}
