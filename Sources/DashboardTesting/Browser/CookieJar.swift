internal import HTTPDaemon

/// The cookies that a browser was given and sends back.
///
/// There is one site and one visitor, so only names count, and an age of zero removes.
struct CookieJar {
    private(set) var cookies: [NamedField] = []

    /// What the next request says; nothing without cookies.
    var header: HeaderValue? {
        if cookies.isEmpty { return nil }
        return HeaderValue(ours: cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; "))
    }

    mutating func take(_ reply: Reply) {
        for field in reply.headers.all(.setCookie) {
            let parts = field.text.split(separator: ";", omittingEmptySubsequences: false)
            guard let pair = Cookies(parts[0]).fields.first else { continue }
            cookies.removeAll { $0.name == pair.name }
            let isGone = parts.dropFirst().contains { $0.drop { $0 == " " }.lowercased() == "max-age=0" }
            if !isGone { cookies.append(pair) }
        }
    }
}
