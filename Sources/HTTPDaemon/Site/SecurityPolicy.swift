/// The headers that keep a page at home: nothing foreign is loaded, nobody frames it, nothing leaks to another site.
public struct SecurityPolicy: Sendable {
    /// Who may frame an answer whose route does not say.
    public var embedding = Embedding.nobody

    /// How long a browser that came over TLS shall insist on it; nothing sends no such header.
    public var strictTransportSeconds: Int? = 31_536_000

    /// The default: as strict as the product's own pages allow.
    public init() {}

    /// Adds what is missing; what a handler said itself stands.
    func apply(to response: inout Response, isSecure: Bool) {
        let ancestors = (response.embedding ?? embedding).frameAncestors
        let content = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors "
        let standing: [(HeaderName, HeaderValue)] = [
            (.contentSecurityPolicy, HeaderValue(ours: content + ancestors)),
            (.xContentTypeOptions, "nosniff"),
            (.referrerPolicy, "no-referrer"),
            (
                .permissionsPolicy,
                "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"
            ),
            (.crossOriginOpenerPolicy, "same-origin"),
        ]
        for (name, value) in standing where response.headers[name] == nil {
            response.headers.add(name, value)
        }
        if isSecure, let seconds = strictTransportSeconds, response.headers[.strictTransportSecurity] == nil {
            response.headers.add(.strictTransportSecurity, HeaderValue(ours: "max-age=\(seconds)"))
        }
    }
}
