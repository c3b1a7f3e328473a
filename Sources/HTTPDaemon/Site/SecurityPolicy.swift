/// The headers that keep a page at home: nothing foreign is loaded, nobody frames it, nothing leaks to another site.
public struct SecurityPolicy: Sendable {
    private static let content = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; "

    /// What every answer carries, put together once.
    private static let standing: [Headers.Field] = [
        Headers.Field(.xContentTypeOptions, "nosniff"),
        // Not no-referrer: then browsers hide the origin of our own forms from us, too.
        Headers.Field(.referrerPolicy, "same-origin"),
        Headers.Field(
            .permissionsPolicy,
            "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"
        ),
        Headers.Field(.crossOriginOpenerPolicy, "same-origin"),
    ]

    private let contentPolicy: HeaderValue
    private let strictTransport: HeaderValue?

    /// Decides who may frame answers whose route does not say, and how long a browser that came over TLS shall insist
    /// on it; nothing sends no such header.
    public init(embedding: Embedding = .nobody, strictTransportSeconds: Int? = 31_536_000) {
        contentPolicy = Self.contentPolicy(embedding)
        strictTransport = strictTransportSeconds.map { HeaderValue(ours: "max-age=\($0)") }
    }

    /// What an answer does not say itself.
    func missing(in response: Response, isSecure: Bool) -> [Headers.Field] {
        let said = response.headers
        var fields: [Headers.Field] = []
        fields.reserveCapacity(Self.standing.count + 4)
        let content = response.embedding.map(Self.contentPolicy) ?? contentPolicy
        fields.append(Headers.Field(.contentSecurityPolicy, content), unless: said)
        for field in Self.standing { fields.append(field, unless: said) }
        if isSecure, let strictTransport {
            fields.append(Headers.Field(.strictTransportSecurity, strictTransport), unless: said)
        }
        return fields
    }

    private static func contentPolicy(_ embedding: Embedding) -> HeaderValue {
        HeaderValue(ours: content + "frame-ancestors " + embedding.frameAncestors)
    }
}

extension [Headers.Field] {
    fileprivate mutating func append(_ field: Headers.Field, unless said: Headers) {
        if said[field.name] == nil { append(field) }
    }
}
