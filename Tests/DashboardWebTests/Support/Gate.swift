import Locking

/// Something that takes as long as a test wants: whoever comes waits until the test opens it, or calls them back.
final class Gate: Sendable {
    /// What has happened here so far.
    struct Tally: Equatable, Sendable {
        var arrivals = 0
        var callbacks = 0
    }

    private struct State {
        var tally = Tally()
        var isOpen = false
        var lastNumber = 0
        var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
        var watchers: [(isMet: @Sendable (Tally) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    var tally: Tally { state.withLock { $0.tally } }

    /// Lets everybody through, those who wait and those who come.
    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume(returning: true) }
    }

    /// Lets nobody through any more.
    func close() {
        state.withLock { $0.isOpen = false }
    }

    /// Waits for the gate to open; throws if the task is cancelled before.
    func pass() async throws {
        let number = note { $0.arrivals += 1 }
        let isThrough = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // A task that was cancelled before it came has nobody to call it back later.
                let answer = state.withLock { state -> Bool? in
                    if state.isOpen { return true }
                    if Task.isCancelled { return false }
                    state.waiting[number] = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: false)
        }
        guard !isThrough else { return }
        note { $0.callbacks += 1 }
        throw CancellationError()
    }

    /// Waits until what has happened here is as a test expects it.
    func until(_ isMet: @escaping @Sendable (Tally) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isMetNow = state.withLock { state in
                guard !isMet(state.tally) else { return true }
                state.watchers.append((isMet, continuation))
                return false
            }
            if isMetNow { continuation.resume() }
        }
    }

    @discardableResult
    private func note(_ change: @Sendable (inout Tally) -> Void) -> Int {
        let (number, woken) = state.withLock { state in
            change(&state.tally)
            state.lastNumber += 1
            let tally = state.tally
            let woken = state.watchers.filter { $0.isMet(tally) }.map(\.continuation)
            state.watchers.removeAll { $0.isMet(tally) }
            return (state.lastNumber, woken)
        }
        for continuation in woken { continuation.resume() }
        return number
    }
}
