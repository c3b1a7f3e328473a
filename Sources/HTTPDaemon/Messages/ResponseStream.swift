import Gzip
import Locking

/// Where a handler writes a body that is made while it is sent.
///
/// The task that writes is cancelled when the client leaves, also while it waits for something else than a write:
///
/// ```swift
/// .stream { stream in
///     try await stream.write(shell)
///     await withTaskCancellationHandler {
///         for await part in parts { try? await stream.write(part) }
///     } onCancel: {
///         continuation.finish()
///     }
/// }
/// ```
public struct ResponseStream: Sendable {
    private let send: @Sendable ([UInt8]) async throws -> Void

    /// Writes to whoever takes the bytes; a test reads them in memory.
    package init(_ send: @escaping @Sendable ([UInt8]) async throws -> Void) {
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
