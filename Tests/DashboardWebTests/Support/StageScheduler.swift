import DashboardCore
import DashboardTesting
import Locking

/// Jobs are done at once in tasks of their own; time passes only when a test says so.
///
/// A delay of nothing is over at once, so a patience without budget needs no hands.
final class StageScheduler: Scheduler {
    private struct State {
        var delays: [Duration] = []
        var watchers: [(delay: Duration, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let tasks = TaskScheduler()
    private let clock = ManualScheduler()
    private let state = Locked(State())

    func run(_ job: @escaping @Sendable () async -> Void) -> Stop { tasks.run(job) }

    func after(_ delay: Duration, _ job: @escaping @Sendable () -> Void) -> Stop {
        guard delay > .zero else { return tasks.run { job() } }
        let stop = clock.after(delay, job)
        let woken = state.withLock { state in
            state.delays.append(delay)
            let woken = state.watchers.filter { $0.delay == delay }.map(\.continuation)
            state.watchers.removeAll { $0.delay == delay }
            return woken
        }
        for continuation in woken { continuation.resume() }
        return stop
    }

    /// Lets time pass.
    func advance(by duration: Duration) { clock.advance(by: duration) }

    /// Waits until somebody has asked to be woken after that much time.
    func untilAsked(for delay: Duration) async {
        await withCheckedContinuation { continuation in
            let isAsked = state.withLock { state in
                guard !state.delays.contains(delay) else { return true }
                state.watchers.append((delay, continuation))
                return false
            }
            if isAsked { continuation.resume() }
        }
    }
}
