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

    /// Says so whenever the tree has changed by itself: an answer came, a spinner was due, a rotation ticked.
    ///
    /// Several changes between two looks are one.
    public func changes() -> AsyncStream<Void> { listeners.stream() }
}
