/// The hosts that a server answers for, so that no other site's name can be pointed at it.
public struct HostAllowList: Hashable, Sendable {
    private enum Entry: Hashable {
        case exactly(Authority)
        /// Any name below this one, but not itself.
        case below(String)
    }

    private let entries: [Entry]

    /// Reads entries such as `example.org`, `example.org:8443`, `[::1]` and `*.example.org`.
    ///
    /// An entry without a port holds for any port; one with a star holds for every name below, at any port.
    public init(_ entries: [String]) throws(ParseError) {
        var read: [Entry] = []
        for entry in entries {
            if entry.hasPrefix("*.") {
                read.append(.below("." + (try HostName(parsing: entry.dropFirst(2))).text))
            } else {
                read.append(.exactly(try Authority(parsing: entry)))
            }
        }
        self.entries = read
    }

    /// Whether a request for this host is for us.
    public func allows(_ authority: Authority) -> Bool {
        entries.contains { entry in
            switch entry {
            case .exactly(let allowed):
                allowed.host == authority.host && (allowed.port == nil || allowed.port == authority.port)
            case .below(let suffix):
                authority.host.kind == .name && authority.host.text.hasSuffix(suffix)
            }
        }
    }
}
