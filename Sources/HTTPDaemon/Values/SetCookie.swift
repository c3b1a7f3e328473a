/// A cookie that a client is asked to keep.
///
/// Unless told otherwise it is out of reach of scripts and stays away from what other sites start.
public struct SetCookie: Hashable, Sendable {
    /// Whether a cookie comes along when another site started the request.
    public enum SameSite: String, Sendable {
        /// Never.
        case strict = "Strict"
        /// Only when a link was followed.
        case lax = "Lax"
        /// Always; needs a secure cookie.
        case none = "None"
    }

    /// A token.
    public let name: String
    /// Cookie octets: neither blanks nor any of `",;\`.
    public let value: String
    /// Where below the host it is sent.
    public let path: String
    /// Seconds that it is kept; nothing means until the browser ends, 0 removes it.
    public let maxAge: Int?
    /// Whether it travels under TLS only.
    public let isSecure: Bool
    /// Whether scripts cannot see it.
    public let isHTTPOnly: Bool
    /// Whether it comes along when another site started the request.
    public let sameSite: SameSite

    /// Refuses what could not be read back, and what the name's prefix (`__Host-`, `__Secure-`) does not allow.
    public init(
        _ name: String,
        _ value: String,
        path: String = "/",
        maxAge: Int? = nil,
        isSecure: Bool = false,
        isHTTPOnly: Bool = true,
        sameSite: SameSite = .lax
    ) throws(ParseError) {
        guard !name.isEmpty, name.utf8.allSatisfy(\.isToken) else {
            throw ParseError("cookie name", expected: "a token", got: name)
        }
        guard value.utf8.allSatisfy(Cookies.isLegal) else {
            throw ParseError("cookie value", expected: "neither blanks nor any of “\",;\\”", got: value)
        }
        guard path.utf8.first == UInt8(ascii: "/"),
            path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: ";") })
        else { throw ParseError("cookie path", expected: "a path without blanks and semicolons", got: path) }
        // Browsers compare the prefixes without regard to case.
        let lowered = name.asciiLowercased
        guard !lowered.hasPrefix("__host-") || isSecure && path == "/" else {
            throw ParseError("__Host- cookie", expected: "a secure one with the path /", got: name)
        }
        guard isSecure || !lowered.hasPrefix("__secure-") && sameSite != .none else {
            throw ParseError("cookie", expected: "a secure one", got: name)
        }
        self.name = name
        self.value = value
        self.path = path
        self.maxAge = maxAge.map { max(0, $0) }
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
        self.sameSite = sameSite
    }

    /// The same cookie, but empty and gone at once.
    public var removed: SetCookie { SetCookie(removing: self) }

    private init(removing cookie: SetCookie) {
        name = cookie.name
        value = ""
        path = cookie.path
        maxAge = 0
        isSecure = cookie.isSecure
        isHTTPOnly = cookie.isHTTPOnly
        sameSite = cookie.sameSite
    }
}

extension SetCookie: CustomStringConvertible {
    /// The value of a `Set-Cookie` header.
    public var description: String {
        var text = "\(name)=\(value); Path=\(path)"
        if let maxAge { text += "; Max-Age=\(maxAge)" }
        if isSecure { text += "; Secure" }
        if isHTTPOnly { text += "; HttpOnly" }
        return text + "; SameSite=\(sameSite.rawValue)"
    }
}
