import Gzip
import Locking

/// Where a handler writes a body that is made while it is sent.
public struct ResponseStream: Sendable {
    private let send: @Sendable ([UInt8]) async throws -> Void

    init(_ send: @escaping @Sendable ([UInt8]) async throws -> Void) {
        self.send = send
    }

    /// Sends bytes at once, as a chunk of their own; throws ``ClientGone`` when nobody reads any more.
    public func write(_ bytes: [UInt8]) async throws {
        try await send(bytes)
    }

    /// Lets `produce` write into a compressed body, of which each part can be read as soon as it arrives.
    func compressing(_ produce: (ResponseStream) async throws -> Void) async throws {
        let gzip = Locked(GzipStream())
        try await produce(ResponseStream { bytes in try await send(gzip.withLock { gzip in gzip.write(bytes) }) })
        try await send(gzip.withLock { $0.finish() })
    }
}
