import Locking

/// One visitor's tree, and the only door to it.
///
/// Inside there is one thread at a time and everything is synchronous; what goes in and what comes out is `Sendable`.
///
/// ```swift
/// let session = try Session { DashboardController() }
/// let page = session.answer { root in root.fragment() }
/// ```
///
/// Entering a session from inside itself is a programming error and stops the program.
public final class Session: Sendable {
    let door: Door
    let scheduler: any Scheduler
    let listeners = Listeners()
    private let leaseTime: Duration?
    // Takes back the alarm of the lease that runs.
    private let stopLease = Locked<Scheduler.Stop?>(nil)

    /// Makes a session around a new tree.
    ///
    /// - Parameters:
    ///   - lease: how long the tree stays on screen after the last looker has gone; nil for not at all.
    ///   - spinnerDelay: how long a load may take before its spinner is seen.
    ///   - scheduler: gets the slow work done, and knows when time has passed.
    ///   - makeRoot: makes the tree, which then belongs to the session.
    /// - Throws: ``ContainmentError`` if the root has a parent.
    public init(
        lease: Duration? = nil,
        spinnerDelay: Duration = .milliseconds(60),
        scheduler: any Scheduler = TaskScheduler(),
        makeRoot: @Sendable () -> Controller
    ) throws(ContainmentError) {
        leaseTime = lease
        self.scheduler = scheduler
        door = Door(try Stage(root: makeRoot(), hasLease: lease != nil))
        door.enter { stage in
            stage.dispatcher = self
            stage.spinnerDelay = spinnerDelay
        }
    }

    deinit {
        setLease(nil)
        door.enter { $0.close() }
        listeners.close()
    }

    /// Goes in, does something with the tree, and comes out with an answer.
    ///
    /// Changes are finished by the next ``commit()``.
    public func enter<Answer: Sendable, Failure: Error>(
        _ body: @Sendable (Controller) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        try door.enter { (stage) throws(Failure) in try body(stage.root) }
    }

    /// Answers one request: somebody looks, the body runs, what it has changed is finished, and the looker goes.
    ///
    /// For answers that are written in one piece; one that is streamed has ``lookerArrives()``, ``commit()`` and
    /// ``lookerLeaves()`` at the times when they are true.
    public func answer<Answer: Sendable, Failure: Error>(
        _ body: @Sendable (Controller) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        lookerArrives()
        defer { lookerLeaves() }
        let answer = try enter(body)
        commit()
        return answer
    }

    /// The fragment of the controller at the end of the path, or nil if there is none.
    public func fragment(at path: [Identifier] = []) -> Fragment? {
        enter { root in root.descendant(at: path)?.fragment() }
    }

    /// Ends a render pass, when its bytes have been handed over.
    public func commit() {
        door.enter { $0.commit() }
    }

    /// Somebody begins to look: a request has come, or a page has connected.
    public func lookerArrives() {
        setLease(nil)
        door.enter { $0.lookerArrives() }
    }

    /// Somebody has seen enough.
    public func lookerLeaves() {
        follow(door.enter { $0.lookerLeaves() })
    }

    /// Somebody went before the page was finished.
    public func clientGone() {
        follow(door.enter { $0.clientGone() })
    }

    private func follow(_ lease: Lease?) {
        guard let lease, let leaseTime else { return }
        setLease(
            scheduler.after(leaseTime) { [weak self] in
                self?.door.enter { $0.leaseEnds(lease) }
            }
        )
    }

    private func setLease(_ stop: Scheduler.Stop?) {
        let old = stopLease.withLock { stopLease in
            defer { stopLease = stop }
            return stopLease
        }
        old?()
    }
}
