/// What `If-None-Match` and `If-Match` hold: some tags, or `*` for any.
public enum EntityTagList: Hashable, Sendable {
    /// Whatever there is.
    case any
    /// One of these.
    case tags([EntityTag])

    /// Reads a list; the caller joins several fields of one name first.
    public init(parsing text: some StringProtocol) throws(ParseError) {
        var scanner = FieldScanner(text)
        var tags: [EntityTag] = []
        scanner.skipBlanks()
        if scanner.take(UInt8(ascii: "*")) {
            scanner.skipBlanks()
            guard scanner.isAtEnd else { throw Self.malformed(text) }
            self = .any
            return
        }
        while !scanner.isAtEnd {
            // Empty elements are legal in every list of RFC 9110.
            if !scanner.take(UInt8(ascii: ",")) {
                guard let tag = EntityTag(&scanner) else { throw Self.malformed(text) }
                tags.append(tag)
                scanner.skipBlanks()
                guard scanner.isAtEnd || scanner.take(UInt8(ascii: ",")) else { throw Self.malformed(text) }
            }
            scanner.skipBlanks()
        }
        guard !tags.isEmpty else { throw Self.malformed(text) }
        self = .tags(tags)
    }

    /// Whether the client has a copy that means the same, which is what `If-None-Match` asks.
    public func matchesWeakly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): tags.contains { $0.matchesWeakly(tag) }
        }
    }

    /// Whether it is still the very state that the client saw, which is what `If-Match` asks.
    public func matchesStrongly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): tags.contains { $0.matchesStrongly(tag) }
        }
    }

    private static func malformed(_ text: some StringProtocol) -> ParseError {
        ParseError("list of entity tags", expected: "tags in quotes between commas, or *", got: text)
    }
}

extension EntityTagList: CustomStringConvertible {
    /// The list as on the wire.
    public var description: String {
        switch self {
        case .any: "*"
        case .tags(let tags): tags.lazy.map(\.description).joined(separator: ", ")
        }
    }
}
