public import DashboardCore
internal import Locking

/// Time that passes when a test says so, and jobs that are done when it says so.
///
/// ```swift
/// let scheduler = ManualScheduler()
/// let session = try Session(scheduler: scheduler) { StoriesController() }
/// session.lookerArrives()
/// scheduler.advance(by: .seconds(1))      // the spinner is up
/// await scheduler.runJobs()               // the answer is in
/// ```
public final class ManualScheduler: Scheduler {
    private struct Job {
        let number: Int
        let body: @Sendable () async -> Void
    }

    private struct Alarm {
        let number: Int
        let time: Duration
        let body: @Sendable () -> Void
    }

    private struct State {
        var now = Duration.zero
        var lastNumber = 0
        var jobs: [Job] = []
        var alarms: [Alarm] = []
    }

    private let state = Locked(State())

    /// Begins at nought, with nothing to do.
    public init() {}

    /// How many jobs wait to be done.
    public var waitingJobs: Int { state.withLock { $0.jobs.count } }

    /// How many alarms are set.
    public var waitingAlarms: Int { state.withLock { $0.alarms.count } }

    /// Keeps the job until ``runJobs()``.
    ///
    /// - Returns: what takes the job back.
    public func run(_ job: @escaping @Sendable () async -> Void) -> Stop {
        let number = state.withLock { state in
            state.lastNumber += 1
            state.jobs.append(Job(number: state.lastNumber, body: job))
            return state.lastNumber
        }
        return { [weak self] in self?.state.withLock { $0.jobs.removeAll { $0.number == number } } }
    }

    /// Keeps the job until ``advance(by:)`` has come that far.
    ///
    /// - Returns: what takes the job back.
    public func after(_ delay: Duration, _ job: @escaping @Sendable () -> Void) -> Stop {
        let number = state.withLock { state in
            state.lastNumber += 1
            state.alarms.append(Alarm(number: state.lastNumber, time: state.now + delay, body: job))
            return state.lastNumber
        }
        return { [weak self] in self?.state.withLock { $0.alarms.removeAll { $0.number == number } } }
    }

    /// Does all jobs that wait, and those that come from them.
    public func runJobs() async {
        while let job = takeJob() { await job.body() }
    }

    /// Does the job that has waited longest, if there is one.
    public func runNextJob() async {
        await takeJob()?.body()
    }

    /// Lets time pass, and alarms go off in their order.
    public func advance(by duration: Duration) {
        let end = state.withLock { $0.now + duration }
        while let alarm = takeAlarm(until: end) { alarm.body() }
        state.withLock { $0.now = end }
    }

    private func takeJob() -> Job? {
        state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
    }

    private func takeAlarm(until end: Duration) -> Alarm? {
        state.withLock { state in
            let due = state.alarms.filter { $0.time <= end }.min { ($0.time, $0.number) < ($1.time, $1.number) }
            guard let due else { return nil }
            state.alarms.removeAll { $0.number == due.number }
            state.now = due.time
            return due
        }
    }
}
