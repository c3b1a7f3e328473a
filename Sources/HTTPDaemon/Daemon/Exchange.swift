import Locking

/// A request that outlives one call of libmicrohttpd: a handler at work in a task, a body that streams in or out.
final class Exchange: Sendable {
    private struct State {
        var task: Task<Void, Never>?
        var outcome: Result<Response, any Error>?
        var isAbandoned = false
    }

    let parking: Parking
    let upload: Upload?
    private let outbox = Locked<Outbox?>(nil)
    private let state = Locked(State())

    init(_ connection: ConnectionHandle, takesUpload: Bool) {
        parking = Parking(connection)
        upload = takesUpload ? Upload(parking) : nil
    }

    /// Lets a handler work; its connection is woken when the answer is there.
    func start(_ work: @escaping @Sendable () async throws -> Response) {
        run { [self] in
            let outcome: Result<Response, any Error>
            do { outcome = .success(try await work()) } catch { outcome = .failure(error) }
            state.withLock { $0.outcome = $0.outcome ?? outcome }
            parking.signal()
        }
    }

    /// Lets a producer write a body into an outbox.
    func start(_ produce: @escaping @Sendable (ResponseStream) async throws -> Void, into outbox: Outbox) {
        self.outbox.withLock { $0 = outbox }
        run {
            do {
                try await produce(ResponseStream { try await outbox.write($0) })
                outbox.finish(failed: false)
            } catch {
                outbox.finish(failed: true)
            }
        }
    }

    /// What came of the handler, if it is done.
    func takeOutcome() -> Result<Response, any Error>? {
        state.withLock { $0.outcome }
    }

    /// Whether nobody waits for the answer any more.
    var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

    /// The handler took longer than the site is patient: what it says now is not sent.
    func expire() {
        let late = HTTPError(.serviceUnavailable, "The answer took too long to make. Please try again.")
        let task = state.withLock { state in
            state.outcome = state.outcome ?? .failure(late)
            return state.task
        }
        task?.cancel()
        outbox.withLock { $0 }?.abandon()
        parking.signal()
    }

    /// The client left, or the daemon stops.
    func abandon() {
        state.withLock { $0.isAbandoned = true }
        expire()
    }

    /// The request is over, whichever way; nothing may touch its connection from here on.
    func close() {
        parking.close()
        state.withLock { $0.task }?.cancel()
        outbox.withLock { $0 }?.abandon()
        upload?.abandon()
    }

    private func run(_ operation: @escaping @Sendable () async -> Void) {
        state.withLock { state in state.task = Task { await operation() } }
    }
}
