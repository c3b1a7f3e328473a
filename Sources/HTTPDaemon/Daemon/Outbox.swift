import Locking

/// Bytes on their way from a producer to a socket, never many more than the socket can take.
final class Outbox: Sendable {
    /// What the socket's side gets when it asks for bytes.
    enum Portion: Sendable {
        case bytes(ArraySlice<UInt8>)
        case nothingYet
        case end
        case failure
    }

    fileprivate struct State {
        var chunks: [[UInt8]] = []
        var firstOffset = 0
        var size = 0
        var hasEnded = false
        var hasFailed = false
        var isAbandoned = false
        var producer: CheckedContinuation<Void, any Error>?
    }

    /// A producer that is this far ahead of the socket waits.
    private static let patience = 64 * 1024

    private let parking: Parking
    private let state = Locked(State())

    init(_ parking: Parking) {
        self.parking = parking
    }

    /// Takes bytes from the producer, and keeps it waiting while the client reads too slowly.
    func write(_ bytes: [UInt8]) async throws {
        guard !bytes.isEmpty else { return }
        try state.withLock { state throws(ClientGone) in
            guard !state.isAbandoned else { throw ClientGone() }
            state.chunks.append(bytes)
            state.size += bytes.count
        }
        parking.signal()
        try await untilDrained()
    }

    func finish(failed: Bool) {
        state.withLock { state in
            state.hasEnded = true
            state.hasFailed = failed
        }
        parking.signal()
    }

    /// Nobody reads any more: the producer is told at its next write, or now if it waits.
    func abandon() {
        let producer = state.withLock { state in
            state.isAbandoned = true
            state.chunks = []
            defer { state.producer = nil }
            return state.producer
        }
        producer?.resume(throwing: ClientGone())
    }

    /// Hands out the next bytes, at most `count`, and never across the border of two writes, so that each is a chunk.
    func next(atMost count: Int) -> Portion {
        let (portion, producer) = state.withLock { state in
            let portion = state.take(atMost: count)
            guard state.size <= Self.patience else { return (portion, CheckedContinuation<Void, any Error>?.none) }
            defer { state.producer = nil }
            return (portion, state.producer)
        }
        producer?.resume()
        return portion
    }

    private func untilDrained() async throws {
        try await withCheckedThrowingContinuation { (producer: CheckedContinuation<Void, any Error>) in
            let isAbandoned: Bool? = state.withLock { state in
                if state.isAbandoned { return true }
                if state.size <= Self.patience { return false }
                state.producer = producer
                return nil
            }
            switch isAbandoned {
            case true?: producer.resume(throwing: ClientGone())
            case false?: producer.resume()
            case nil: break
            }
        }
    }
}

extension Outbox.State {
    fileprivate mutating func take(atMost count: Int) -> Outbox.Portion {
        if isAbandoned { return .failure }
        guard let chunk = chunks.first else {
            guard hasEnded else { return .nothingYet }
            return hasFailed ? .failure : .end
        }
        let part = chunk[firstOffset...].prefix(count)
        firstOffset += part.count
        size -= part.count
        if firstOffset == chunk.count {
            chunks.removeFirst()
            firstOffset = 0
        }
        return .bytes(part)
    }
}
