import Locking

/// Those who wait outside a session for something to happen inside.
final class Listeners: Sendable {
    private struct State {
        var lastNumber = 0
        var streams: [Int: AsyncStream<Void>.Continuation] = [:]
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Locked(State())

    /// A stream of changes that ends with the session or with its reader.
    ///
    /// - Parameter arm: sets the alarm at which the stream ends, where there is one.
    /// - Returns: a stream without values.
    func stream(
        until arm: ((@escaping @Sendable () -> Void) -> Scheduler.Stop)? = nil
    ) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.lastNumber += 1
            state.streams[state.lastNumber] = continuation
            return state.lastNumber
        }
        let disarm = arm? { continuation.finish() }
        continuation.onTermination = { [weak self] _ in
            disarm?()
            self?.state.withLock { $0.streams[number] = nil }
        }
        return stream
    }

    /// Something has changed.
    func tell() {
        for stream in state.withLock({ Array($0.streams.values) }) { stream.yield() }
    }

    /// Nothing is under way any more.
    func tellQuiet() {
        let waiters = state.withLock { state in
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits for quiet, or for the alarm that `arm` sets, whichever is first.
    func waitForQuiet(
        arm: (@escaping @Sendable () -> Void) -> Scheduler.Stop,
        unless isQuiet: () -> Bool
    ) async {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        var disarm: Scheduler.Stop?
        await withCheckedContinuation { continuation in
            state.withLock { $0.waiters[number] = continuation }
            disarm = arm { [weak self] in self?.release(number) }
            // Quiet may have come before there was anybody to tell.
            if isQuiet() { release(number) }
        }
        disarm?()
    }

    /// Sends everybody home.
    func close() {
        let streams = state.withLock { state in
            defer { state.streams = [:] }
            return Array(state.streams.values)
        }
        for stream in streams { stream.finish() }
        tellQuiet()
    }

    private func release(_ number: Int) {
        state.withLock { $0.waiters.removeValue(forKey: number) }?.resume()
    }
}
