import Locking

/// The body of a request while it arrives.
///
/// The client is slowed down while the handler does not read.
///
/// ```swift
/// for try await bytes in upload { importer.feed(bytes) }
/// ```
public final class Upload: AsyncSequence, Sendable {
    /// Walks over the body once.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let upload: Upload

        /// The next bytes; nothing at the end.
        public func next() async throws -> [UInt8]? { try await upload.next() }
    }

    private struct State {
        var chunks: [[UInt8]] = []
        var size = 0
        var hasEnded = false
        var failure: (any Error)?
        var reader: CheckedContinuation<[UInt8]?, any Error>?
    }

    /// This much may wait for the handler before the client has to.
    private static let patience = 256 * 1024

    private let parking: Parking?
    private let state = Locked(State())

    init(_ parking: Parking?) {
        self.parking = parking
    }

    /// A walk over the bytes in the order in which they arrive.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(upload: self) }

    /// Takes bytes from the wire; answers false while there are enough already.
    func offer(_ bytes: [UInt8]) -> Bool {
        let (isTaken, reader) = state.withLock { state in
            guard state.size < Self.patience else { return (false, CheckedContinuation<[UInt8]?, any Error>?.none) }
            if let reader = state.reader {
                state.reader = nil
                return (true, reader)
            }
            state.chunks.append(bytes)
            state.size += bytes.count
            return (true, nil)
        }
        reader?.resume(returning: bytes)
        return isTaken
    }

    /// No more bytes will come: the body is complete, or it failed.
    func finish(_ failure: (any Error)? = nil) {
        let reader = state.withLock { state in
            guard !state.hasEnded else { return CheckedContinuation<[UInt8]?, any Error>?.none }
            state.hasEnded = true
            state.failure = failure
            defer { state.reader = nil }
            return state.reader
        }
        if let failure { reader?.resume(throwing: failure) } else { reader?.resume(returning: nil) }
    }

    /// The client left in the middle.
    func abandon() {
        finish(ClientGone())
    }

    private func next() async throws -> [UInt8]? {
        defer { parking?.signal() }
        return try await withCheckedThrowingContinuation { (reader: CheckedContinuation<[UInt8]?, any Error>) in
            let ready: Result<[UInt8]?, any Error>? = state.withLock { state in
                if !state.chunks.isEmpty {
                    let bytes = state.chunks.removeFirst()
                    state.size -= bytes.count
                    return .success(bytes)
                }
                guard state.hasEnded else {
                    state.reader = reader
                    return nil
                }
                return state.failure.map { .failure($0) } ?? .success(nil)
            }
            if let ready { reader.resume(with: ready) }
        }
    }
}
