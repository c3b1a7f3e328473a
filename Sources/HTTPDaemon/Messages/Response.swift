import Crypto

/// What somebody is told: a status, headers and a body.
///
/// ```swift
/// Response(html: bytes)
/// Response(.seeOther, headers: [.location: "/"])
/// ```
public struct Response: Sendable {
    /// How it went.
    public var status: Status

    /// What is said about the body; the site adds what all of its answers have in common.
    public var headers: Headers

    /// What is said.
    public var body: ResponseBody

    /// Who may show this answer inside a frame; nothing means what the site says.
    public var embedding: Embedding?

    /// Whether the connection ends with this answer.
    public var closesConnection = false

    /// The answer's form on the wire, where it was made once to be sent many times.
    var prepared: PreparedResponse?

    /// Puts an answer together.
    public init(_ status: Status = .ok, headers: Headers = [:], body: ResponseBody = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A whole page or a part of one.
    public init(_ status: Status = .ok, html: [UInt8]) {
        self.init(status, headers: [.contentType: "text/html; charset=utf-8"], body: .bytes(html))
    }

    /// Bytes of any type.
    public init(_ status: Status = .ok, bytes: [UInt8], type: MediaType) {
        self.init(status, headers: [.contentType: HeaderValue(ours: type.description)], body: .bytes(bytes))
    }

    /// A few plain words.
    public init(_ status: Status = .ok, text: String) {
        self.init(status, headers: [.contentType: "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
    }
}

extension Response {
    /// A file from the disk, with what a client needs to keep it, to ask about it and to fetch a part of it.
    public init(file: FileSlice, type: MediaType, caching: Caching, lastModified: HTTPDate) {
        self.init(
            headers: [
                .contentType: HeaderValue(ours: type.description),
                .cacheControl: caching.headerValue,
                .lastModified: HeaderValue(ours: lastModified.description),
            ],
            body: .file(file)
        )
    }

    /// The same answer with a strong tag of its bytes, so that a client which has them is told only that.
    public func tagged() -> Response {
        guard case .bytes(let bytes) = body else { return self }
        var response = self
        response.headers[.eTag] = HeaderValue(ours: EntityTag(Fingerprint(of: bytes).hex).description)
        return response
    }

    /// The same answer, to be kept as long as this says.
    public func caching(_ caching: Caching) -> Response {
        var response = self
        response.headers[.cacheControl] = caching.headerValue
        return response
    }
}
