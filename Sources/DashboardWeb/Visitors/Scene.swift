import DashboardCore
import HTTPDaemon
import Locking
import Synchronization

/// One screen as one visitor has it: a tree with a session around it, and what was last sent of it.
///
/// Several windows of a visitor may show different screens at the same time, so each screen has a tree of its own, as
/// each window of an app has.
final class Scene: Sendable {
    private struct Attendance {
        var isAttended = false
        var lastRound = 0
    }

    /// What the store was last told, and whether that is safe by now.
    private struct Saved {
        var snapshot: StateSnapshot?
        var receipt: SaveReceipt?
        /// What it was told before that.
        var former: StateSnapshot?
    }

    let screen: Identifier
    let session: Session
    /// Answers that were made already, so that they cost nothing while nothing changes.
    let kept: KeptAnswers
    private let attendance = Locked(Attendance())
    private let lastSaved: Locked<Saved>
    // Up to which version the sources have been followed.
    private let version: Atomic<Int>

    init(
        _ screen: Identifier,
        of stage: Backstage,
        with traits: Traits,
        restoring saved: StateSnapshot?,
        isShared: Bool,
        _ mayEnter: @escaping @Sendable () -> Bool
    ) throws {
        self.screen = screen
        kept = KeptAnswers(keepsFragments: isShared)
        version = Atomic(stage.version())
        lastSaved = Locked(Saved(snapshot: saved))
        let storyboard = stage.storyboard
        let icons = try stage.assets().icons
        session = try Session(spinnerDelay: stage.patience.budget, scheduler: stage.scheduler) {
            let root = GateController(
                identifier: "gate",
                isOpen: mayEnter,
                inside: { ScreensController(storyboard, showing: screen) },
                outside: { SignInController(SignInForm(at: screen, of: storyboard, in: traits.language)) }
            )
            root.traitOverrides = traits
            root.traitOverrides.icons = icons
            return root
        }
        session.enter { root in
            root.load()
            putChoicesBack(on: root)
        }
    }

    /// Has everybody look again who follows a source, if there is something new since the last time.
    func follow(_ version: Int) {
        guard self.version.exchange(version, ordering: .acquiringAndReleasing) != version else { return }
        session.enter { $0.followSources() }
        session.commit()
    }

    /// Has the gate decide again; what was chosen before is there again when it opens.
    func decide() {
        session.enter { root in
            guard let gate = root as? GateController else { return }
            let wasOpen = gate.showsInside
            gate.decide()
            if wasOpen != gate.showsInside { putChoicesBack(on: root) }
        }
        session.commit()
    }

    /// What somebody has chosen on this screen, as the store knows it.
    var choices: StateSnapshot? { lastSaved.withLock { $0.snapshot } }

    /// Which leaf of its screen is open; nil for the usual one, and where the gate is closed.
    var folio: String? { session.enter { root in root.shownScreen?.folio } }

    /// Opens a leaf of its screen, and says whether there is one of that name; a closed gate has none to refuse.
    func open(_ folio: String) -> Bool {
        defer { session.commit() }
        return session.enter { root in root.shownScreen?.open(folio) ?? true }
    }

    /// What is settled on this screen for all of the visitor's scenes; nil where the gate is closed.
    var settled: Traits? { session.enter { root in root.shownScreen?.traitsForVisitor } }

    /// Has all of the tree hear of what was settled.
    func take(_ traits: Traits) {
        let isNews = session.enter { root in
            var own = traits
            own.icons = root.traitOverrides.icons
            guard own != root.traitOverrides else { return false }
            root.traitOverrides = own
            return true
        }
        if isNews { session.commit() }
    }

    /// Makes a screen that is new what it was, or else notes what it is when nobody has chosen anything.
    private func putChoicesBack(on root: Controller) {
        guard let screen = root.shownScreen else { return }
        if let known = lastSaved.withLock({ $0.snapshot }) { return screen.restore(known.records) }
        let untouched = StateSnapshot(screen.save())
        lastSaved.withLock { $0.snapshot = untouched }
    }

    /// Somebody asks for something: the tree is on screen from now until nobody has asked for a while.
    func attend(in round: Int) {
        let isFirst = attendance.withLock { attendance in
            attendance.lastRound = round
            defer { attendance.isAttended = true }
            return !attendance.isAttended
        }
        guard isFirst else { return }
        session.lookerArrives()
        session.commit()
    }

    /// Takes the tree off screen if nobody has asked since the round before.
    ///
    /// - Returns: whether somebody is still looking.
    func leave(unlessAskedSince round: Int) -> Bool {
        let (isLooking, goes) = attendance.withLock { attendance in
            guard attendance.isAttended else { return (false, false) }
            if attendance.lastRound >= round { return (true, false) }
            attendance.isAttended = false
            return (false, true)
        }
        if goes { session.lookerLeaves() }
        return isLooking
    }

    /// The bar for a page that is none of the screens.
    var bar: PageBar {
        session.enter { root in PageBar(of: root) }.leadingElsewhere
    }

    /// Holds an answer back for the widgets at these paths, but not for longer than that.
    ///
    /// A client that leaves in the meantime takes with it the loads that only it waited for.
    func wait(
        for paths: [[Identifier]],
        within limit: Duration,
        until isDone: @Sendable (Controller) -> Bool
    ) async throws {
        session.startWaiting(for: paths)
        _ = await session.settle(within: limit, until: isDone)
        session.stopWaiting(for: paths, hasLeft: Task.isCancelled)
        try Task.checkCancellation()
    }

    /// Hands over what is to be kept, if it is not what the store knows; call it from inside the session.
    ///
    /// - Returns: what says when the choices are safe, also where a request before this one has handed them over; nil if
    ///   they are what they were when the tree was made.
    func keepChoices(
        of screen: ScreenController,
        _ save: @Sendable (StateSnapshot) -> SaveReceipt?
    ) -> SaveReceipt? {
        let snapshot = StateSnapshot(screen.save())
        return lastSaved.withLock { last in
            if snapshot != last.snapshot {
                last = Saved(snapshot: snapshot, receipt: save(snapshot), former: last.snapshot)
            }
            return last.receipt
        }
    }

    /// Makes the screen again what it was before the change that the receipt was for, since that could not be kept.
    ///
    /// Where another change has followed, what became of that one counts.
    func takeBack(_ receipt: SaveReceipt) {
        session.enter { root in
            let former = lastSaved.withLock { last -> StateSnapshot? in
                guard last.receipt === receipt else { return nil }
                defer { last = Saved(snapshot: last.former) }
                return last.former
            }
            if let former { root.shownScreen?.restore(former.records) }
        }
        session.commit()
    }
}

extension Controller {
    /// The screens behind an open gate, seen from the root of a scene.
    var shownScreens: ScreensController? { (self as? GateController)?.displayed as? ScreensController }

    /// The screen on display, seen from the root of a scene; nil where the gate is closed.
    var shownScreen: ScreenController? { shownScreens?.screen }

    /// What is on display where the gate is closed.
    var shownDoor: SignInController? { (self as? GateController)?.displayed as? SignInController }
}

extension SignInForm {
    /// The form at a gate behind which that screen is.
    fileprivate init(at screen: Identifier, of storyboard: Storyboard, in language: Language) {
        self.init(asked: storyboard.title(of: screen, in: language), landing: storyboard.address(of: screen))
    }
}
