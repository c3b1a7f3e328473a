internal import Locking

/// A promise that a change will be on disk, or that someone will hear that it is not.
///
/// Whoever made the receipt settles it, once.
public final class SaveReceipt: Sendable {
    private struct State {
        var result: Result<Void, any Error>?
        var waiting: [CheckedContinuation<Void, any Error>] = []
    }

    private let state: Locked<State>

    /// A receipt that is still open.
    public init() {
        state = Locked(State())
    }

    /// A receipt that is settled already.
    public init(_ result: Result<Void, any Error>) {
        state = Locked(State(result: result))
    }

    /// Returns when the change would survive the loss of power.
    ///
    /// A cancelled task waits as well: the write goes on, and its answer is never far.
    ///
    /// - Throws: what went wrong, if the change could not be written.
    public func isDurable() async throws {
        try await withCheckedThrowingContinuation { continuation in
            let result = state.withLock { state -> Result<Void, any Error>? in
                if state.result == nil { state.waiting.append(continuation) }
                return state.result
            }
            if let result { continuation.resume(with: result) }
        }
    }

    /// Says how it went, and wakes whoever waits; a second answer is not heard.
    public func settle(_ result: Result<Void, any Error>) {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, any Error>] in
            guard state.result == nil else { return [] }
            state.result = result
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(with: result) }
    }
}
