/// The inside of a session: the tree, who is looking at it, and the work that waits for the next commit.
///
/// It plays the part of UIKit's window. It is not `Sendable`; ``Session`` is the door to it.
package final class Stage {
    /// The one controller without a parent.
    package let root: Controller
    /// Whether the tree stays on screen for a while after the last looker has gone.
    package let hasLease: Bool

    var queue = AppearanceQueue()
    /// Which commit comes next, counted from nought.
    var turn = 0
    var isCommitting = false
    var lookers = 0
    var lease: Lease?
    var leasesGiven = 0
    /// Whether an earlier client has left somebody on display who is not live.
    var owesAppearances = false
    /// Navigations whose top may not be the one shown.
    var unsettled: [NavigationController] = []
    /// Where slow work goes to be done; nil on a stage without a session.
    weak var dispatcher: (any LoadDispatcher)?
    /// How long a load may take before its spinner is seen.
    var spinnerDelay = Duration.zero
    var running: [Int: Load] = [:]
    var timers: [Int: () -> Bool] = [:]
    var lastNumber = 0

    /// Puts a tree on stage.
    ///
    /// - Throws: ``ContainmentError`` if the root belongs to somebody.
    package init(root: Controller, hasLease: Bool = false) throws(ContainmentError) {
        guard root.parent == nil, root.ownStage == nil else {
            throw .init(.hierarchyInconsistency, "session", expected: "a free controller", got: "\(root.identifier)")
        }
        self.root = root
        self.hasLease = hasLease
        root.ownStage = self
    }

    /// Whether a request is being answered, a page is connected, or a lease runs.
    package var isOnScreen: Bool { lookers > 0 || lease != nil }
}
