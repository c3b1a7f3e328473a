import HTTPDaemon

/// Where a service answers: everything of its addresses that is the same for all requests.
///
/// It holds no name of a user, no query and no fragment, so whatever is appended means what it says.
struct BaseURL: Hashable, Sendable, CustomStringConvertible {
    let isSecure: Bool
    let authority: Authority
    /// With a slash in front and none behind; empty for the root.
    let path: String

    /// Nothing where the text is no such address.
    init?(_ text: String) {
        let isSecure = text.hasPrefix("https://")
        guard isSecure || text.hasPrefix("http://"), !text.contains(where: { "?#".contains($0) }) else { return nil }
        let rest = text.dropFirst(isSecure ? 8 : 7)
        let host = rest.prefix { $0 != "/" }
        guard let authority = try? Authority(parsing: host),
            let path = try? RequestPath(parsing: rest.count == host.count ? "/" : rest.dropFirst(host.count))
        else { return nil }
        self.isSecure = isSecure
        self.authority = authority
        let canonical = path.canonical
        self.path = canonical.hasSuffix("/") ? String(canonical.dropLast()) : canonical
    }

    var description: String { "\(isSecure ? "https" : "http")://\(authority)\(path)" }
}
