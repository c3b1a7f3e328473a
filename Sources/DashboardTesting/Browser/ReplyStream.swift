internal import Gzip
public import HTTPDaemon
internal import Locking

/// A reply that is read while it is made.
///
/// ```swift
/// let page = try await browser.open("/")
/// try await page.read(until: "</template>")   // the shell is here
/// gate.open()                                 // now the slow thing may answer
/// try await page.read(until: "</main>")
/// ```
///
/// It is closed when its end is read, or when it is no longer used: then the client leaves, as a visitor does who closes
/// the window.
public final class ReplyStream: Sendable {
    /// Where the bytes come from.
    enum Source: Sendable {
        case socket(SocketClient, BodyFraming)
        case memory(AsyncThrowingStream<[UInt8], any Error>, Task<Void, Never>)
    }

    private struct Progress {
        var raw: [UInt8] = []
        var text: [UInt8] = []
    }

    /// How it went.
    public let status: Status
    /// What was said about the body.
    public let headers: Headers

    private let source: Source
    private let progress = Locked(Progress())

    init(_ status: Status, headers: Headers, from source: Source) {
        self.status = status
        self.headers = headers
        self.source = source
    }

    deinit {
        if case .memory(_, let task) = source { task.cancel() }
    }

    /// The first value of a header.
    public subscript(name: HeaderName) -> String? { headers[name]?.text }

    /// Everything that was read so far, as text.
    public var text: String { progress.withLock { String(decoding: $0.text, as: UTF8.self) } }

    /// The next bytes as soon as they are here, compression undone; nothing at the end.
    public func next() async throws -> [UInt8]? {
        while let part = try await receive() {
            let fresh = try decoded(part)
            if !fresh.isEmpty { return fresh }
        }
        return nil
    }

    /// Reads on until the text that was read holds something, and answers all of that text.
    ///
    /// Throws ``BrowserFailure/neverSaid(_:)`` where the reply ends before.
    @discardableResult
    public func read(until expected: String) async throws -> String {
        while true {
            let sofar = text
            if sofar.contains(expected) { return sofar }
            guard try await next() != nil else { throw BrowserFailure.neverSaid(expected) }
        }
    }

    /// Reads to the end.
    public func finish() async throws -> Reply {
        while try await next() != nil {}
        var plain = headers
        plain.remove(.contentEncoding)
        return Reply(status, headers: plain, body: progress.withLock { $0.text })
    }

    /// Leaves before the end, with a goodbye or without.
    public func close(abruptly: Bool = false) async throws {
        switch source {
        case .socket(let client, _): try await client.close(abruptly: abruptly)
        case .memory(_, let task): task.cancel()
        }
    }

    private func receive() async throws -> [UInt8]? {
        switch source {
        case .socket(let client, let framing):
            return try await client.receivePart(framing)
        case .memory(let parts, _):
            var iterator = parts.makeAsyncIterator()
            return try await iterator.next()
        }
    }

    private func decoded(_ part: [UInt8]) throws -> [UInt8] {
        let isPacked = self[.contentEncoding] == "gzip"
        return try progress.withLock { progress in
            guard isPacked else {
                progress.text += part
                return part
            }
            progress.raw += part
            // Each part ends where it can be read, so what there is can always be read from the start.
            let whole = try Gzip.decompress(prefix: progress.raw, limit: 64 << 20)
            defer { progress.text = whole }
            return Array(whole[progress.text.count...])
        }
    }
}
