import Fetching
import Locking

/// A transport that stays at home: it notes what is asked, and answers as a test says.
final class ScriptedTransport: Transport {
    private struct State {
        var calls: [Call] = []
        var held: [Int: CheckedContinuation<Void, Never>] = [:]
        var isHolding = false
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var underWay = 0
        var mostUnderWay = 0
    }

    private let state = Locked(State())
    private let answer: @Sendable (Call, Int) throws(FetchFailure) -> Answer

    /// Answers by the call and its number, which counts from nought.
    init(_ answer: @escaping @Sendable (Call, Int) throws(FetchFailure) -> Answer) {
        self.answer = answer
    }

    convenience init(status: Int, head: [String: String] = [:], body: String = "") {
        self.init { (_, _) throws(FetchFailure) in
            Answer(status: status, head: AnswerHead(head), body: Array(body.utf8))
        }
    }

    var calls: [Call] { state.withLock { $0.calls } }

    /// How many calls were under way at the same time, at most.
    var mostUnderWay: Int { state.withLock { $0.mostUnderWay } }

    /// From now on calls wait until `release()`.
    func hold() {
        state.withLock { $0.isHolding = true }
    }

    func release() {
        let held = state.withLock { state in
            state.isHolding = false
            defer { state.held = [:] }
            return Array(state.held.values)
        }
        for continuation in held { continuation.resume() }
    }

    /// Awaits the moment at which so many calls were made.
    func untilCalls(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.calls.count >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    func send(_ call: Call) async throws(FetchFailure) -> Answer {
        if Task.isCancelled { throw FetchFailure(.cancelled) }
        let number = state.withLock { state in
            state.calls.append(call)
            state.underWay += 1
            state.mostUnderWay = max(state.mostUnderWay, state.underWay)
            return state.calls.count - 1
        }
        defer { state.withLock { $0.underWay -= 1 } }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isHeld = state.withLock { state in
                    guard state.isHolding, !Task.isCancelled else { return false }
                    state.held[number] = continuation
                    return true
                }
                if !isHeld { continuation.resume() }
                // Only now, so that whoever awaits the call can release it.
                let ready = state.withLock { state in
                    defer { state.watchers.removeAll { $0.count <= state.calls.count } }
                    return state.watchers.filter { $0.count <= state.calls.count }.map(\.continuation)
                }
                for watcher in ready { watcher.resume() }
            }
        } onCancel: {
            state.withLock { $0.held.removeValue(forKey: number) }?.resume()
        }
        if Task.isCancelled { throw FetchFailure(.cancelled) }
        return try answer(call, number)
    }
}
