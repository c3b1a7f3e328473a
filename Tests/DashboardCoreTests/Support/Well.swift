import Locking

/// Something that is asked and answers when a test says so, and that counts how often it was asked.
final class Well: Sendable {
    /// What has happened here so far.
    struct Tally: Equatable, Sendable {
        var draws = 0
        var callbacks = 0
    }

    /// What it says when it fails.
    struct Dry: Error, Equatable {}

    private struct State {
        var tally = Tally()
        var answers: [Result<Int, any Error>] = []
        var waiting: [Int: CheckedContinuation<Result<Int, any Error>, Never>] = [:]
    }

    private let state = Locked(State())

    var tally: Tally { state.withLock { $0.tally } }

    /// Answers whoever waits, and keeps for those who come what nobody took.
    func give(_ values: Int...) { for value in values { answer(.success(value)) } }

    /// Fails whoever waits, or who comes next.
    func fail() { answer(.failure(Dry())) }

    /// Waits for the next answer; throws if the task is cancelled before.
    @Sendable func draw() async throws -> Int {
        let number = state.withLock { state in
            state.tally.draws += 1
            return state.tally.draws
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready = state.withLock { state -> Result<Int, any Error>? in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if !state.answers.isEmpty { return state.answers.removeFirst() }
                    state.waiting[number] = continuation
                    return nil
                }
                if let ready { continuation.resume(returning: ready) }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: number) }?
                .resume(returning: .failure(CancellationError()))
        }
        if case .failure(let failure) = result, failure is CancellationError {
            state.withLock { $0.tally.callbacks += 1 }
        }
        return try result.get()
    }

    /// Waits until what has happened here is as a test expects it.
    func until(_ isMet: @Sendable (Tally) -> Bool) async {
        while !isMet(tally) { await Task.yield() }
    }

    /// Waits until the task is cancelled that calls this.
    func untilCancelled() async {
        while !Task.isCancelled { await Task.yield() }
    }

    private func answer(_ answer: Result<Int, any Error>) {
        let waiting = state.withLock { state -> CheckedContinuation<Result<Int, any Error>, Never>? in
            guard let (number, continuation) = state.waiting.first else {
                state.answers.append(answer)
                return nil
            }
            state.waiting[number] = nil
            return continuation
        }
        waiting?.resume(returning: answer)
    }
}
