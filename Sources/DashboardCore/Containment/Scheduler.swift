/// How a session gets work done outside, and how it knows that time has passed.
///
/// Both calls come from inside the session, so neither may run its job at once.
public protocol Scheduler: Sendable {
    /// Stops what was begun, if it is not over; it may be called more than once.
    typealias Stop = @Sendable () -> Void

    /// Begins a job and returns at once.
    ///
    /// - Returns: what asks the job to stop.
    func run(_ job: @escaping @Sendable () async -> Void) -> Stop

    /// Runs a job once, when that much time has passed.
    ///
    /// - Returns: what keeps the job from running.
    func after(_ delay: Duration, _ job: @escaping @Sendable () -> Void) -> Stop
}

/// Real time and Swift's own tasks.
public struct TaskScheduler: Scheduler {
    /// Needs nothing.
    public init() {}

    /// Begins a task.
    ///
    /// - Returns: what cancels it.
    public func run(_ job: @escaping @Sendable () async -> Void) -> Stop {
        let task = Task { await job() }
        return { task.cancel() }
    }

    /// Sleeps in a task.
    ///
    /// - Returns: what cancels it.
    public func after(_ delay: Duration, _ job: @escaping @Sendable () -> Void) -> Stop {
        let task = Task {
            guard (try? await Task.sleep(for: delay)) != nil else { return }
            job()
        }
        return { task.cancel() }
    }
}
