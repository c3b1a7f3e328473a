/// What a stage needs of the world: jobs done outside, and a word when time has passed.
protocol LoadDispatcher: AnyObject {
    /// Has the job done, then says so by the load's number.
    func dispatch(_ number: Int, _ job: @escaping @Sendable () async -> Void) -> @Sendable () -> Void

    /// Says so by the timer's number when that much time has passed.
    func wake(_ number: Int, after delay: Duration) -> @Sendable () -> Void
}

/// Something that is going to happen on a stage when some time has passed.
struct Alarm {
    let number: Int
    let stop: @Sendable () -> Void
}

extension Stage {
    /// Sends a load's work out, and sets the time at which its spinner is due.
    func start(_ load: Load, _ job: @escaping @Sendable () async -> Void) {
        guard let dispatcher else { return }
        lastNumber += 1
        let number = lastNumber
        running[number] = load
        load.stage = self
        load.number = number
        let stopWork = dispatcher.dispatch(number, job)
        let spinner = after(spinnerDelay) { [weak load] in load?.spinnerIsDue() ?? false }
        load.stop = { [weak self] in
            stopWork()
            self?.cancel(spinner)
        }
    }

    /// Puts the spinners up of all that still runs, since the page goes out now.
    package func spinnersAreDue() {
        for number in running.keys.sorted() { _ = running[number]?.spinnerIsDue() }
    }

    /// Has something done when that much time has passed; it answers whether a visitor could notice.
    func after(_ delay: Duration, _ wake: @escaping () -> Bool) -> Alarm {
        guard let dispatcher else { return Alarm(number: 0, stop: {}) }
        lastNumber += 1
        timers[lastNumber] = wake
        return Alarm(number: lastNumber, stop: dispatcher.wake(lastNumber, after: delay))
    }

    /// Forgets about an alarm, if it has not gone off.
    func cancel(_ alarm: Alarm) {
        timers[alarm.number] = nil
        alarm.stop()
    }

    /// The answer of a load has come back; false if nobody waits for it any more.
    func finishLoad(_ number: Int) -> Bool {
        guard let load = running.removeValue(forKey: number), let owner = load.owner else { return false }
        return load.collect?(owner) ?? false
    }

    /// The time of a timer has come; false if it means nothing any more.
    func wake(_ number: Int) -> Bool {
        timers.removeValue(forKey: number)?() ?? false
    }

    /// Forgets a load that is over.
    func forget(_ load: Load) {
        running[load.number] = nil
    }

    /// Lets go of all that is under way, since nobody can enter any more.
    func close() {
        for load in running.values { load.close() }
        running = [:]
        timers = [:]
        dispatcher = nil
    }
}

extension Load {
    /// Puts the spinner up if there is none yet; false if there is nothing to wait for.
    fileprivate func spinnerIsDue() -> Bool {
        guard isRunning, spinner == nil, let owner else { return false }
        owner.spinnerIsDue(for: self, owner.makeSpinner(for: self))
        return true
    }
}
