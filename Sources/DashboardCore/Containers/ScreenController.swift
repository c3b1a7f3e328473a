public import Markup

/// Everything that one page shows: widgets in a grid, and a tray for those that the visitor has put away.
///
/// ```swift
/// final class MorningController: ScreenController {
///     override var headline: String { "Good morning" }
///     override func makeWidgets() -> [Controller] { [GreetingController(), TideController()] }
/// }
/// ```
open class ScreenController: StackController {
    private let tray = TrayController()

    /// Makes a screen that has no widgets before it is loaded.
    public init(identifier: Identifier? = nil) {
        super.init(identifier: identifier)
        restorationIdentifier = self.identifier.name
    }

    /// Makes the widgets in the order in which they are shown.
    open func makeWidgets() -> [Controller] { [] }

    /// What the page says above everything else.
    open var headline: String { title }

    /// A sentence below that.
    open var introduction: String? { nil }

    /// What stands in the sky instead of the two, with a heading of its own; nil for none.
    open var hero: (any Markup)? { nil }

    /// What is not real about this screen, in a word or two.
    open var badge: String? { nil }

    /// What stands around it on its page.
    open var frame: ScreenFrame { .page }

    /// Whether others are told of it: by the navigation, the list of fragments and the description for programs.
    ///
    /// It is at its address in any case.
    open var isListed: Bool { true }

    /// The sky above it.
    open var sky: Sky { .clearDay }

    /// A screen is a page, which is left and not put away.
    open override var allowsHiding: Bool { false }

    /// A grid of twelve columns.
    open override var root: FragmentRoot { FragmentRoot(.div, classes: "screen grid") }

    /// Takes the widgets in, each to be found again by its own name.
    public final override func didLoad() {
        let widgets = makeWidgets()
        for widget in widgets where widget.restorationIdentifier == nil {
            widget.restorationIdentifier = widget.identifier.name
        }
        do throws(ContainmentError) {
            try add(widgets + [tray])
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Has the tray say so.
    public final override func visibilityDidChange(of child: Controller) {
        tray.setNeedsRender()
    }
}
