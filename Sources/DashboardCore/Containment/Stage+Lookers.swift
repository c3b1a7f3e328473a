/// A time for which a session stays on screen although nobody looks.
public struct Lease: Hashable, Sendable {
    let number: Int
}

extension Stage {
    /// Somebody begins to look; the first one has the tree loaded and appear (rules S1, S2).
    package func lookerArrives() {
        lookers += 1
        guard lookers == 1 else { return }
        if lease != nil {
            lease = nil
            if owesAppearances { root.revive() }
        } else {
            root.load()
            root.appear()
        }
        owesAppearances = false
    }

    /// Somebody has seen enough; the last one to go starts the lease, or takes the tree off screen (S2, S4).
    @discardableResult
    package func lookerLeaves() -> Lease? {
        guard lookers > 0 else { return nil }
        lookers -= 1
        guard lookers == 0 else { return nil }
        if hasLease { return startLease() }
        goOffScreen()
        return nil
    }

    /// The client went before its page was finished (rule S3).
    @discardableResult
    package func clientGone() -> Lease? {
        guard lookers > 0 else { return nil }
        guard hasLease, lookers == 1 else { return lookerLeaves() }
        lookers = 0
        let lease = startLease()
        for controller in queue.entries.appearing.inTreeOrder() { controller.turnBack() }
        finishQueue(isCompleted: false)
        owesAppearances = true
        return lease
    }

    /// The lease's time is up.
    ///
    /// One that was overtaken by a return means nothing.
    package func leaseEnds(_ ended: Lease) {
        guard lease == ended, lookers == 0 else { return }
        lease = nil
        goOffScreen()
    }

    private func startLease() -> Lease {
        leasesGiven += 1
        let started = Lease(number: leasesGiven)
        lease = started
        return started
    }

    /// Both halves at once, since no render follows (rule S4).
    private func goOffScreen() {
        root.disappear()
        finishQueue(isCompleted: false)
        owesAppearances = false
    }
}
