internal import Gzip
public import HTTPDaemon

/// What a client got for a request, whichever way it was asked.
public struct Reply: Sendable {
    /// How it went.
    public let status: Status
    /// What was said about the body.
    public let headers: Headers
    /// The body as it came, chunks joined but codings not undone.
    public let body: [UInt8]

    /// Puts a reply together.
    public init(_ status: Status, headers: Headers = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The body without its compression; as it came if it was not compressed, or not as it claims.
    public var content: [UInt8] {
        guard self[.contentEncoding]?.lowercased() == "gzip" else { return body }
        return (try? Gzip.decompress(body, limit: 64 << 20)) ?? body
    }

    /// The content as text.
    public var text: String { String(decoding: content, as: UTF8.self) }

    /// The first value of a header.
    public subscript(name: HeaderName) -> String? { headers[name]?.text }
}

extension Reply: CustomStringConvertible {
    /// The status, the headers and the text, for the message of a failed test.
    public var description: String {
        let lines = ["\(status)"] + headers.map { "\($0.name): \($0.value)" } + ["", text]
        return lines.joined(separator: "\n")
    }
}
