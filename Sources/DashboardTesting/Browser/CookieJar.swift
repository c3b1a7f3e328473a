internal import HTTPDaemon

/// The cookies that a browser was given and sends back, by the rules of RFC 6265 as far as one host needs them.
struct CookieJar {
    private struct Cookie {
        let pair: NamedField
        let path: String
        let isSecure: Bool
    }

    private var kept: [Cookie] = []

    /// Every cookie, in the order in which they came.
    var cookies: [NamedField] { kept.map(\.pair) }

    /// What a request for a target says; nothing without cookies.
    ///
    /// Longer paths come first.
    func header(for target: String, isSecure: Bool) -> HeaderValue? {
        let path = Self.path(of: target)
        let sent = kept.filter { Self.covers($0.path, path) && (isSecure || !$0.isSecure) }
        if sent.isEmpty { return nil }
        let ordered = sent.sorted { $0.path.utf8.count > $1.path.utf8.count }
        return HeaderValue(ours: ordered.map { "\($0.pair.name)=\($0.pair.value)" }.joined(separator: "; "))
    }

    /// Takes what a reply sets and removes what it says is over.
    ///
    /// A secure cookie is taken over TLS only, and one whose name begins with `__Host-` only as secure and for all paths.
    mutating func take(_ reply: Reply, from target: String, isSecure: Bool) {
        for field in reply.headers.all(.setCookie) {
            let parts = field.text.split(separator: ";", omittingEmptySubsequences: false)
            guard let pair = Cookies(parts[0]).fields.first else { continue }
            let said = Attributes(parts.dropFirst())
            let cookie = Cookie(pair: pair, path: said.path ?? Self.defaultPath(of: target), isSecure: said.isSecure)
            guard !said.isSecure || isSecure, Self.isLegal(cookie, said) else { continue }
            kept.removeAll { $0.pair.name == pair.name && $0.path == cookie.path }
            if !said.isOver(at: reply[.date]) { kept.append(cookie) }
        }
    }

    private static func isLegal(_ cookie: Cookie, _ said: Attributes) -> Bool {
        let name = cookie.pair.name.lowercased()
        if name.hasPrefix("__host-") { return said.isSecure && said.path == "/" && !said.hasDomain }
        return !name.hasPrefix("__secure-") || said.isSecure
    }

    private static func covers(_ scope: String, _ path: String) -> Bool {
        path == scope || path.hasPrefix(scope.hasSuffix("/") ? scope : scope + "/")
    }

    private static func path(of target: String) -> String { String(target.prefix { $0 != "?" }) }

    /// The folder of whatever set the cookie.
    private static func defaultPath(of target: String) -> String {
        let folder = path(of: target).split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return folder.count > 1 ? folder.joined(separator: "/") : "/"
    }
}

extension CookieJar {
    /// What stands behind a cookie's value.
    private struct Attributes {
        var path: String?
        var isSecure = false
        var hasDomain = false
        var maxAge: Int?
        var expires: HTTPDate?

        init(_ parts: ArraySlice<Substring>) {
            for part in parts {
                let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let value = pair.count > 1 ? String(pair[1]) : ""
                switch pair[0].drop(while: { $0 == " " }).lowercased() {
                case "path": path = value.hasPrefix("/") ? value : nil
                case "secure": isSecure = true
                case "domain": hasDomain = true
                case "max-age": maxAge = Int(value)
                case "expires": expires = try? HTTPDate(parsing: value)
                default: break
                }
            }
        }

        /// Whether the cookie is to go; a reply without date was made in 1970 as far as anybody knows.
        func isOver(at date: String?) -> Bool {
            if let maxAge { return maxAge <= 0 }
            let now = date.flatMap { try? HTTPDate(parsing: $0) } ?? HTTPDate(seconds: 0)
            return expires.map { $0 <= now } ?? false
        }
    }
}
