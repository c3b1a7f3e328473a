import DashboardTesting
import HTTPDaemon

/// A reply that is read while it is being made, part by part.
actor LiveReply {
    private let client: SocketClient
    private var raw: [UInt8] = []
    private var hasEnded = false

    /// Asks for a page and waits for nothing.
    init(_ target: String, at endpoint: Endpoint, headers: String = "") async throws {
        client = try await SocketClient(to: endpoint)
        try await client.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\(headers)\r\n")
    }

    /// The lines before the body, once they are there.
    var head: String {
        get async throws {
            while raw.end(of: "\r\n\r\n") == nil { try await readMore() }
            return String(decoding: raw[..<(raw.end(of: "\r\n\r\n") ?? 0)], as: UTF8.self)
        }
    }

    /// What has come of the body, as soon as that text is in it.
    func until(_ text: String) async throws -> String {
        while true {
            let body = String(decoding: self.body, as: UTF8.self)
            if body.contains(text) { return body }
            guard !hasEnded else { throw LiveReplyFailure.ended(before: text, body) }
            try await readMore()
        }
    }

    /// The bytes of the body that have come, without the marks between its chunks.
    var body: [UInt8] {
        guard var position = raw.end(of: "\r\n\r\n") else { return [] }
        guard String(decoding: raw[..<position], as: UTF8.self).contains("Transfer-Encoding: chunked") else {
            return Array(raw[position...])
        }
        var body: [UInt8] = []
        while let lineEnd = raw[position...].end(of: "\r\n"),
            let count = Int(String(decoding: raw[position..<lineEnd - 2], as: UTF8.self), radix: 16), count > 0
        {
            body += raw[lineEnd...].prefix(count)
            guard raw.count > lineEnd + count + 2 else { break }
            position = lineEnd + count + 2
        }
        return body
    }

    /// How long the body is as soon as it is longer than that and ends in what a compressor writes when it keeps nothing
    /// back.
    func untilFlushed(beyond length: Int = 0) async throws -> Int {
        while body.count <= length || body.suffix(4) != [0, 0, 0xFF, 0xFF] { try await readMore() }
        return body.count
    }

    /// The body, once all of it is there.
    func whole() async throws -> [UInt8] {
        while !hasEnded { try await readMore() }
        return body
    }

    /// Leaves without a goodbye.
    func leave() async throws { try await client.close(abruptly: true) }

    private func readMore() async throws {
        let bytes = try await client.receiveBytes()
        guard !bytes.isEmpty else {
            if hasEnded { throw LiveReplyFailure.ended(before: "the end", "") }
            hasEnded = true
            return
        }
        raw += bytes
        if raw.suffix(5) == Array("0\r\n\r\n".utf8)[...] { hasEnded = true }
    }
}

/// Why a reply that is being read disappoints.
enum LiveReplyFailure: Error {
    case ended(before: String, String)
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// Behind the first place where the text stands.
    fileprivate func end(of text: String) -> Int? {
        let pattern = Array(text.utf8)
        guard count >= pattern.count else { return nil }
        return (startIndex...endIndex - pattern.count).first { self[$0...].starts(with: pattern) }.map {
            $0 + pattern.count
        }
    }
}
