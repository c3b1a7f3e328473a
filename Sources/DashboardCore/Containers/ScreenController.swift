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
    /// What stands above the widgets, once the screen is loaded and if it has made something.
    public private(set) final var hero: Controller?

    private let tray = TrayController()

    /// Makes a screen that has no widgets before it is loaded.
    public init(identifier: Identifier? = nil) {
        super.init(identifier: identifier)
        restorationIdentifier = self.identifier.name
    }

    /// Makes the widgets in the order in which they are shown.
    open func makeWidgets() -> [Controller] { [] }

    /// Makes what stands there instead of headline and introduction, with a heading of its own; nil for none.
    ///
    /// It is the first child, so that it can come late like any other: its element has the class `hero`, and `data-sky` if
    /// it knows the sky, from which the page then has its accent. It brings the whole sky along, unless ``opening`` says
    /// that it is words on paper.
    open func makeHero() -> Controller? { nil }

    /// The ways to look at the screen, each with an address of its own, the first of which is the usual one.
    ///
    /// None for a screen that shows all its widgets always.
    open var views: [Aspect] { [] }

    /// Whether a child, the tray included, is on the page in that view; the hero is in all of them.
    open func shows(_ child: Controller, in view: Aspect) -> Bool { true }

    /// What an address asks by for one of many leaves of this screen, such as `date`; nil for a screen that has one.
    ///
    /// Whoever goes to such an address has chosen nothing: they see that leaf, and the plain address shows what it did.
    open var folioName: String? { nil }

    /// Which leaf is open; nil for the one that the plain address shows to whoever has chosen none.
    open var folio: String? { nil }

    /// Opens another leaf, and says whether there is one of that name.
    open func open(_ folio: String) -> Bool { false }

    /// What the page says above everything else.
    open var headline: String { title }

    /// A sentence below that.
    open var introduction: String? { nil }

    /// What is not real about this screen, in a word or two.
    open var badge: String? { nil }

    /// What stands around it on its page.
    open var frame: ScreenFrame { .page }

    /// Whether others are told of it: by the navigation, the list of fragments and the description for programs.
    ///
    /// It is at its address in any case.
    open var isListed: Bool { true }

    /// Whether what is chosen here holds on all of the visitor's screens, by the ``Controller/traitsForVisitor`` of its widgets.
    open var settlesTraits: Bool { false }

    /// What the widgets have settled; the later one wins.
    open override var traitsForVisitor: Traits {
        children.reduce(Traits()) { $0.overridden(by: $1.traitsForVisitor) }
    }

    /// What its page begins with.
    open var opening: PageOpening { hero == nil ? .paper : .hero }

    /// The sky that gives the page its accent, and stands above it where the page opens with the sky.
    open var sky: Sky { .clearDay }

    /// A screen is a page, which is left and not put away.
    open override var allowsHiding: Bool { false }

    /// A grid of twelve columns.
    open override var root: FragmentRoot { FragmentRoot(.div, classes: "screen grid") }

    /// What the usual view shows.
    open override var content: any Markup { content(in: nil) }

    /// Takes the widgets in, each to be found again by its own name.
    public final override func didLoad() {
        let widgets = makeWidgets()
        for widget in widgets where widget.restorationIdentifier == nil {
            widget.restorationIdentifier = widget.identifier.name
        }
        hero = makeHero()
        do throws(ContainmentError) {
            try add([hero].compactMap(\.self) + widgets + [tray])
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Has the tray say so.
    public final override func visibilityDidChange(of child: Controller) {
        tray.setNeedsRender()
    }
}
