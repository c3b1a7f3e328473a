public import FoundationEssentials
public import Markup

/// A node of a visitor's tree: it has an identity, a life, children, and one fragment of the page.
///
/// A controller is a plain object that is deliberately not `Sendable`. It lives inside one ``Session`` and is touched
/// only by whoever has entered it, so that everything below reads as if there were one thread in the world.
///
/// ```swift
/// final class GreetingController: Controller {
///     private var times = 0
///
///     override func willAppear() {
///         times += 1
///         setNeedsRender()
///     }
///
///     override var content: any Markup {
///         p { "Hello. You have looked \(times) times." }
///     }
/// }
/// ```
///
/// What you override is sent by the tree and never called by you; `super` has nothing to do in any of it.
open class Controller {
    /// The name among the siblings, and the last step in the path of the fragment.
    public final let identifier: Identifier

    /// The name under which a visitor's choices are kept; nil leaves this controller and all below it out.
    public final var restorationIdentifier: String?

    /// What this controller wants to find again after a restart, as short strings.
    public final var state: [String: String] = [:]

    /// Who this controller is a child of.
    public internal(set) final weak var parent: Controller?

    /// Whether `didLoad` has been sent, or is being sent.
    public internal(set) final var isLoaded = false

    /// Whether the visitor has put this controller away.
    ///
    /// It keeps its place, and goes on appearing with its parent.
    public final var isHidden: Bool {
        get { hiddenFlag }
        set { changeVisibility(hidden: newValue) }
    }

    /// How much room the controller would like; a change is told to the parent.
    public final var preferredSize = Size.zero {
        didSet { if preferredSize != oldValue { tellPreferredSize() } }
    }

    /// How much room the parent gives.
    public internal(set) final var size = Size.zero

    /// The surroundings, with this controller's own entries.
    public internal(set) final var traits = Traits()

    /// What the parent hands down, without this controller's own entries.
    public internal(set) final var inheritedTraits = Traits()

    /// Entries that win over what the parent hands down, for this controller and all below it.
    public final var traitOverrides = Traits() {
        didSet { if traitOverrides != oldValue { adapt(to: inheritedTraits) } }
    }

    final var childList = ChildList()
    final var appearance = Appearance.disappeared
    final var change: Change?
    final var hiddenFlag = false
    // Between entering or leaving a parent and `didMove(toParent:)`.
    final var awaitsDidMove = false
    // While `willMove` is being sent, and until a leaving controller has left.
    final var isMoving = false
    final var loads: [Load] = []
    // How many pages are held open for this controller.
    final var audience = 0
    // What is to happen while this controller is on screen.
    final var alarms: [Alarm] = []
    final var place = 0
    final var fragmentCache = FragmentCache()
    // Set on the root of a session only.
    final weak var ownStage: Stage?
    /// Whether paths lead past this controller, as if its children were its parent's; only for a child without siblings.
    ///
    /// Said once, before it has children.
    package final var isLeftOutOfPaths = false
    /// How often a walk has come here, so that tests can tell what an operation costs.
    package final var visits = 0

    /// Makes a controller that belongs to nobody and has loaded nothing.
    ///
    /// - Parameter identifier: the name among the siblings; by default derived from the type's name, so that
    ///   `WeatherWeekController` is `weather-week`.
    public init(identifier: Identifier? = nil) {
        self.identifier = identifier ?? Identifier(of: Self.self)
    }

    // MARK: - What you override

    /// Sent once, at first need: make children, start loads.
    open func didLoad() {}

    /// Sent before the parent changes, with the new one, or nil when this controller is about to leave.
    open func willMove(toParent parent: Controller?) {}

    /// Sent when the parent has changed.
    open func didMove(toParent parent: Controller?) {}

    /// Sent when somebody is about to see this controller.
    open func willAppear() {}

    /// Sent once per appearance when the page is being finished, between `willAppear` and `didAppear`.
    open func isAppearing() {}

    /// Sent when the page has been handed over.
    open func didAppear() {}

    /// Sent when nobody is going to see this controller any more.
    open func willDisappear() {}

    /// Sent when the page without this controller has been handed over.
    open func didDisappear() {}

    /// Sent when this controller is hidden or shown, by its own flag or by that of somebody above it.
    open func visibilityDidChange(_ isVisible: Bool) {}

    /// Sent when a child, or somebody below it, has been hidden or shown by its own flag; by default the parent is told.
    open func visibilityDidChange(of child: Controller) { parent?.visibilityDidChange(of: child) }

    /// Sent when a child would like more or less room.
    open func preferredSizeDidChange(of child: Controller) {}

    /// Sent before the size changes.
    open func willTransition(to size: Size) {}

    /// Sent before the traits change.
    open func willTransition(to traits: Traits) {}

    /// Sent after one child has taken the place of another.
    ///
    /// - Parameter isCompleted: false if nobody waited to see it; the new child stays all the same.
    open func didTransition(_ isCompleted: Bool) {}

    /// The actions that a visitor may ask of this controller, beside hiding and showing it.
    open var actions: [String] { [] }

    /// Whether this controller answers an action of that name, which by default is one of ``actions``.
    ///
    /// If not, the parent is asked.
    open func responds(to action: String) -> Bool { actions.contains(action) }

    /// Whether an action is done for everybody who sees the same data, and is no choice of the visitor who asks.
    open func isErrand(_ action: String) -> Bool { action == "refresh" }

    /// Why an action cannot be done with the fields that came with it, in one sentence of English; nil if it can.
    ///
    /// Whoever asked is told that, and nothing is changed.
    open func refusal(of action: Action) -> String? { nil }

    /// Does what was asked for; sent only if `responds(to:)` said so.
    open func didReceive(_ action: Action) {}

    /// Sent to whoever asked for something that nobody up to the root answers.
    open func didNotFindResponder(for action: Action) {}

    /// Sent when the visitor's choices are about to be kept: put into ``state`` what is not there yet.
    open func saveState() {}

    /// Sent when ``state`` has been filled again.
    open func restoreState() {}

    /// Sent when a load has brought its answer, and the spinner is gone.
    open func didFinish(_ load: Load) {}

    /// Sent when a load has failed, and the spinner is gone.
    open func didFail(_ load: Load) {}

    /// Sent when a load ended because this controller, or somebody above it, left the tree.
    open func didCancel(_ load: Load) {}

    /// The controller that stands in for a load that takes its time.
    ///
    /// - Returns: a new controller, one for each load, or nil for none.
    open func makeSpinner(for load: Load) -> Controller? {
        LoadingController(identifier: Identifier("loading-" + load.name))
    }

    /// The size that a child gets, normally all of this controller's.
    open func size(forChild child: Controller) -> Size { size }

    /// Whether size and traits are handed on to the children.
    open var passesOnSizeAndTraits: Bool { true }

    /// What people call this controller.
    open var title: String { identifier.words }

    /// The element around what this controller writes.
    open var root: FragmentRoot { FragmentRoot() }

    /// What this controller writes inside its element, each child's ``slot`` where the child belongs.
    ///
    /// Asked for only after ``setNeedsRender()``. By default it is the children, one after another.
    open var content: any Markup { displayedChildren.map(\.slot) }

    // MARK: - What you let others know

    /// Whether a visitor may put this controller away.
    open var allowsHiding: Bool { true }

    /// What can be said of the data behind this controller.
    open var phase: Phase { isLoading ? .loading : .ready }

    /// Why the last attempt to get the data failed, if it did.
    open var failure: (any Error)? { nil }

    /// When the data were true.
    open var asOf: Date? { nil }

    /// Who the data are from.
    open var source: String? { nil }

    /// How long the source took to give them.
    open var fetchTime: Duration? { nil }

    /// How often it is worth asking for this fragment again; nil if it changes by the visitor's actions only.
    open var pace: Duration? { nil }

    /// What this controller shows, for programs, in the shape of ``modelShape``.
    open var model: JSON? { nil }

    /// The version of that shape; it counts up when a program that reads the old one would stumble.
    open class var modelVersion: Int { 1 }

    /// The shape of ``model`` as a JSON Schema.
    open class var modelShape: JSON { ["type": "object"] }

    /// What this controller shows, in a sentence or a small table for a terminal, or to be heard.
    open var words: String? { nil }

    /// What this controller shows, as a picture that stands alone.
    open var picture: (any Markup)? { nil }

    /// What stands in this controller's place in a page that does not wait for it; no element of it has an `id`.
    open var placeholder: any Markup { PlainPlaceholder(of: self) }

    /// Whether that stays where nothing comes within the page's patience, because it says all that there is to say.
    var waitsQuietly: Bool { false }

    /// What somebody has settled here for all of their screens, as entries of their traits.
    ///
    /// Asked for on the screens that say so by ``ScreenController/settlesTraits``: when choices are put back, and when an
    /// action has changed them.
    open var traitsForVisitor: Traits { Traits() }

    // MARK: - What the containers of this module override

    /// Whether it only arranges its children, in elements that name their parts and go out while the children load.
    open var arrangesChildren: Bool { false }

    /// Children that come and go by the container's own operations only.
    var isManaged: Bool { false }

    /// Whether one child may take the place of another by ``transition(from:to:)``.
    var allowsTransition: Bool { !isManaged }

    /// Whether there is room for one child only.
    var showsOneAtATime: Bool { false }

    /// The children that are on screen with this controller.
    var displayedChildren: [Controller] { childList.items }

    /// Whether a child of this controller is on screen with it.
    func displays(_ child: Controller) -> Bool { true }

    /// Decides what to display, before this subtree is loaded or appears.
    func prepareToDisplay() {}

    /// Follows `didLoad`.
    func loadDefault() {}

    /// Lets go of a child that is just leaving, before it hears of it.
    func forget(_ child: Controller, at index: Int) {}

    /// Fills the gap that a child has left, after it has heard of it.
    func fillGap() {}

    /// Follows a change of the traits, after the subtree has heard of it.
    func didPassOnTraits(insteadOf old: Traits) {}

    /// Follows the beginning of each appearing and disappearing, before the will-message.
    func appearanceTurns(to direction: Appearance) {}

    /// Writes what this kind of container keeps for the visitor.
    func record(into record: inout StateRecord) {}

    /// Takes back what `record(into:)` wrote.
    func restore(from record: StateRecord) {}
}
