import Crypto
import DashboardCore
import HTTPDaemon

/// The cookie by which a visitor is known again.
enum VisitorCookie {
    /// As long as browsers keep a cookie at most.
    private static let maxAge = 400 * 86_400

    /// The visitor whom a request names; nil where there is no cookie, where it cannot be one, or where there are two.
    ///
    /// Two cookies of one name mean that somebody else has planted one, and there is no telling which.
    static func key(in request: Request) -> VisitorKey? {
        let values = request.cookies(named: name(for: request))
        guard values.count == 1, let value = values.first else { return nil }
        return value.utf8.count == SecretToken.urlSafeCount ? VisitorKey(token: value) : nil
    }

    /// What hands a new token to the client.
    static func header(_ token: SecretToken, for request: Request) -> HeaderValue? {
        let isSecure = request.client.isSecure
        let cookie = try? SetCookie(name(for: request), token.urlSafe, maxAge: maxAge, isSecure: isSecure)
        return cookie.flatMap { try? HeaderValue($0.description) }
    }

    /// What has the client forget its token.
    static func removal(for request: Request) -> HeaderValue? {
        let cookie = try? SetCookie(name(for: request), "", isSecure: request.client.isSecure).removed
        return cookie.flatMap { try? HeaderValue($0.description) }
    }

    /// Over TLS the name has a prefix that keeps neighbours on other subdomains from setting it.
    private static func name(for request: Request) -> String {
        request.client.isSecure ? "__Host-daybook" : "daybook"
    }
}
