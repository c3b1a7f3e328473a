import DashboardCore
import FoundationEssentials
import Markup

/// One widget in all its states: ready at three widths, the others narrow, all of it in light and dark.
final class ShowcaseController: Controller {
    private let showcase: Showcase
    private let clock: @Sendable () -> Date

    init(_ showcase: Showcase, clock: @escaping @Sendable () -> Date) {
        self.showcase = showcase
        self.clock = clock
        super.init(identifier: showcase.name)
    }

    override var title: String { showcase.title }
    override var allowsHiding: Bool { false }

    override var root: FragmentRoot {
        FragmentRoot(.section, classes: "showcase c12", labelledBy: elementID(for: "title"))
    }

    override func didLoad() {
        do throws(ContainmentError) {
            try add(panes)
        } catch {
            preconditionFailure(error.description)
        }
    }

    override var content: any Markup {
        ShowcaseView(title: title, titleID: elementID(for: "title"), panes: children.map(\.slot))
    }

    /// First all that is light, then all that is dark, so that states can be compared side by side.
    private var panes: [Controller] {
        let themes: [PaneController.Theme] = showcase.isAlwaysDark ? [.dark] : PaneController.Theme.allCases
        return themes.flatMap { theme in
            showcase.states.flatMap { state in
                Self.widths(in: state).map { width in
                    let scene = GalleryScene(state, at: clock, source: showcase.source)
                    return PaneController(showcase.make(scene), in: scene, width: width, theme: theme)
                }
            }
        }
    }

    private static func widths(in state: GalleryState) -> [PaneController.Width] {
        switch state {
        case .ready: PaneController.Width.allCases
        case .extreme: [.narrow, .middle]
        default: [.narrow]
        }
    }
}

/// A heading, and the panes under it.
private struct ShowcaseView: Markup {
    let title: String
    let titleID: ElementID
    let panes: [Hole]

    var content: some Markup {
        h2(.id(titleID)) { title }
        div(.class("panes")) { panes }
    }
}
