extension Session: LoadDispatcher {
    func dispatch(_ number: Int, _ job: @escaping @Sendable () async -> Void) -> @Sendable () -> Void {
        scheduler.run { [weak self] in
            await job()
            self?.finishLoad(number)
        }
    }

    func wake(_ number: Int, after delay: Duration) -> @Sendable () -> Void {
        scheduler.after(delay) { [weak self] in
            guard let self else { return }
            if door.enter({ $0.wake(number) }) { listeners.tell() }
        }
    }

    private func finishLoad(_ number: Int) {
        let (hasChanged, isQuiet) = door.enter { ($0.finishLoad(number), $0.running.isEmpty) }
        if hasChanged { listeners.tell() }
        if isQuiet { listeners.tellQuiet() }
    }

    /// Whether no load is under way.
    public var isQuiet: Bool { door.enter { $0.running.isEmpty } }

    /// Waits until no load is under way, but no longer than the budget.
    ///
    /// - Returns: whether all loads are over.
    @discardableResult
    public func settle(within budget: Duration) async -> Bool {
        if isQuiet { return true }
        await listeners.waitForQuiet { [scheduler] wake in
            scheduler.after(budget, wake)
        } unless: { [self] in
            isQuiet
        }
        return isQuiet
    }

    /// Waits until the tree is as wished, but no longer than the budget.
    ///
    /// - Returns: whether it is.
    public func settle(within budget: Duration, until isDone: @Sendable (Controller) -> Bool) async -> Bool {
        if enter(isDone) { return true }
        let changes = changes(within: budget)
        // It may have become so before there was anybody to tell.
        if enter(isDone) { return true }
        for await _ in changes {
            if enter(isDone) { return true }
        }
        return enter(isDone)
    }

    /// Puts the spinners up of all that is still on its way, since the page goes out now.
    public func showSpinners() {
        door.enter { $0.spinnersAreDue() }
    }

    /// Starts again what was called back because nobody waited for it.
    public func resumeLoads() {
        door.enter { $0.root.resumeLoads() }
    }

    /// Says so whenever the tree has changed by itself, until that much time has passed.
    public func changes(within limit: Duration) -> AsyncStream<Void> {
        listeners.stream { [scheduler] finish in scheduler.after(limit, finish) }
    }

    /// Says so whenever the tree has changed by itself: an answer came, a spinner was due, a rotation ticked.
    ///
    /// Several changes between two looks are one.
    public func changes() -> AsyncStream<Void> { listeners.stream() }
}
