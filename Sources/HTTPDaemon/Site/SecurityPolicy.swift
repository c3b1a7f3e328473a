/// The headers that keep a page at home: nothing foreign is loaded, nobody frames it, nothing leaks to another site.
public struct SecurityPolicy: Sendable {
    private static let content = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; "

    /// What every answer carries, put together once.
    private static let standing: [Headers.Field] = [
        Headers.Field(.xContentTypeOptions, "nosniff"),
        Headers.Field(.referrerPolicy, "no-referrer"),
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

    /// Adds what is missing; what a handler said itself stands.
    func apply(to response: inout Response.Content, isSecure: Bool) {
        let content = response.embedding.map(Self.contentPolicy) ?? contentPolicy
        response.headers.addIfMissing(Headers.Field(.contentSecurityPolicy, content))
        for field in Self.standing { response.headers.addIfMissing(field) }
        if isSecure, let strictTransport {
            response.headers.addIfMissing(Headers.Field(.strictTransportSecurity, strictTransport))
        }
    }

    private static func contentPolicy(_ embedding: Embedding) -> HeaderValue {
        HeaderValue(ours: content + "frame-ancestors " + embedding.frameAncestors)
    }
}

extension Headers {
    fileprivate mutating func addIfMissing(_ field: Field) {
        if !contains(where: { $0.name == field.name }) { add(field.name, field.value) }
    }
}
