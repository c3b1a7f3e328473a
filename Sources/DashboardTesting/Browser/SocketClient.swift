internal import Dispatch
public import HTTPDaemon

/// One connection to a server, for requests that are legal and for those that are not.
///
/// ```swift
/// let client = try await SocketClient(to: daemon.endpoint)
/// let reply = try await client.get("/healthz")
/// let refusal = try await client.exchange("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")
/// let rest = try await client.receiveUntilClosed()
/// ```
///
/// It keeps the connection between requests. Whatever waits does so on a thread of its own, so that a test never takes
/// from the server's tasks the thread that they need to answer it.
///
/// Safe because `socket`, `reader` and `isClosed` are touched only on `queue`, one operation at a time.
public final class SocketClient: @unchecked Sendable {
    private let queue = DispatchQueue(label: "daybook.testing.client")
    private let host: String
    private let timeout: Duration
    private let socket: ClientSocket
    private var reader = ReplyReader()
    private var isClosed = false

    /// Connects; each operation later has as long as this one.
    public convenience init(to endpoint: Endpoint, timeout: Duration = .seconds(60)) async throws {
        let address = "\(endpoint.address)"
        let socket = try await Self.run(on: DispatchQueue.global()) {
            UncheckedBox(value: try ClientSocket(to: address, port: endpoint.port, deadline: .now + timeout))
        }
        self.init(socket.value, host: "\(endpoint)", timeout: timeout)
    }

    private init(_ socket: ClientSocket, host: String, timeout: Duration) {
        self.socket = socket
        self.host = host
        self.timeout = timeout
    }

    /// Asks for a target.
    public func get(_ target: String, headers: Headers = [:]) async throws -> Reply {
        try await request(.get, target, headers: headers)
    }

    /// Sends a legal request and awaits the reply.
    ///
    /// `Host` is the server's address unless the headers say otherwise, and so is `Content-Length` that of the body.
    public func request(
        _ method: Method,
        _ target: String,
        headers: Headers = [:],
        body: [UInt8] = []
    ) async throws -> Reply {
        try await exchange(bytes(method, target, headers: headers, body: body), toHead: method == .head)
    }

    /// A legal request as it goes to the wire.
    func bytes(_ method: Method, _ target: String, headers: Headers, body: [UInt8]) -> [UInt8] {
        var head = "\(method) \(target) HTTP/1.1\r\n"
        if headers[.host] == nil { head += "Host: \(host)\r\n" }
        for field in headers { head += "\(field.name): \(field.value)\r\n" }
        let saysLength = headers[.contentLength] != nil || headers[.transferEncoding] != nil
        if !saysLength, !body.isEmpty || method == .post || method == .put || method == .patch {
            head += "Content-Length: \(body.count)\r\n"
        }
        return Array((head + "\r\n").utf8) + body
    }

    /// Sends any bytes at all and awaits one reply.
    public func exchange(_ bytes: [UInt8], toHead: Bool = false) async throws -> Reply {
        try await send(bytes)
        return try await receive(toHead: toHead)
    }

    /// Sends any text at all and awaits one reply.
    public func exchange(_ text: String, toHead: Bool = false) async throws -> Reply {
        try await exchange(Array(text.utf8), toHead: toHead)
    }

    /// Sends any bytes at all.
    ///
    /// A server that no longer takes them is no failure: it may have replied already, as one does that refuses a body.
    public func send(_ bytes: [UInt8]) async throws {
        try await perform { client, deadline in
            var rest = bytes[...]
            while !rest.isEmpty {
                guard try client.socket.wait(forWriting: true, until: deadline) else { throw SocketFailure.timedOut }
                client.takeWhatCame()
                guard let count = client.socket.sendSome(rest) else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Sends any text at all.
    public func send(_ text: String) async throws {
        try await send(Array(text.utf8))
    }

    /// Awaits the next reply.
    public func receive(toHead: Bool = false) async throws -> Reply {
        try await perform { client, deadline in
            while true {
                if let reply = try client.reader.next(toHead: toHead, isClosed: client.isClosed) { return reply }
                guard !client.isClosed else { throw SocketFailure.closed(after: client.reader.pending) }
                try client.awaitMore(until: deadline)
            }
        }
    }

    /// Awaits the next head; its body is left to be read by ``receivePart(_:)``.
    func receiveHead() async throws -> (status: Status, headers: Headers) {
        try await perform { client, deadline in
            while true {
                if let head = try client.reader.nextHead() { return head }
                guard !client.isClosed else { throw SocketFailure.closed(after: client.reader.pending) }
                try client.awaitMore(until: deadline)
            }
        }
    }

    /// Awaits the next part of a body; nothing at its end.
    func receivePart(_ framing: BodyFraming) async throws -> [UInt8]? {
        try await perform { client, deadline in
            while true {
                if let part = try client.reader.nextPart(framing, isClosed: client.isClosed) {
                    return part.isEmpty ? nil : part
                }
                guard !client.isClosed else { throw SocketFailure.closed(after: client.reader.pending) }
                try client.awaitMore(until: deadline)
            }
        }
    }

    /// Awaits more bytes and hands out all that have come, replies or not; empty once the server has closed.
    public func receiveBytes() async throws -> [UInt8] {
        try await perform { client, deadline in
            while client.reader.pending.isEmpty, !client.isClosed { try client.awaitMore(until: deadline) }
            return client.reader.drain()
        }
    }

    /// Awaits the end of the connection and hands out all that came before it.
    public func receiveUntilClosed() async throws -> [UInt8] {
        try await perform { client, deadline in
            while !client.isClosed { try client.awaitMore(until: deadline) }
            return client.reader.drain()
        }
    }

    /// Tells the server that nothing more will come, and still listens.
    public func closeWriting() async throws {
        try await perform { client, _ in client.socket.closeWriting() }
    }

    /// Leaves; with `abruptly` the server gets a reset instead of a goodbye.
    public func close(abruptly: Bool = false) async throws {
        try await perform { client, _ in
            client.socket.close(abruptly: abruptly)
            client.isClosed = true
        }
    }

    private func awaitMore(until deadline: ContinuousClock.Instant) throws(SocketFailure) {
        guard try socket.wait(forWriting: false, until: deadline) else { throw .timedOut }
        takeWhatCame()
    }

    private func takeWhatCame() {
        guard let bytes = socket.receiveSome() else {
            isClosed = true
            return
        }
        reader.add(bytes)
    }

    private func perform<Value: Sendable>(
        _ work: @escaping @Sendable (SocketClient, ContinuousClock.Instant) throws -> Value
    ) async throws -> Value {
        try await Self.run(on: queue) { try work(self, .now + self.timeout) }
    }

    private static func run<Value: Sendable>(
        on queue: DispatchQueue,
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}

/// Carries the new socket from the thread that connected it to its owner.
///
/// Safe because the thread that made the socket lets go of it here.
private struct UncheckedBox: @unchecked Sendable {
    let value: ClientSocket
}
