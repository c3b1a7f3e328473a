/// The name of one state of a thing, by which a client asks whether its copy is still good.
public struct EntityTag: Hashable, Sendable {
    /// What stands between the quotes.
    public let opaque: String
    /// Whether the tag promises only that the two states mean the same, not that they are the same bytes.
    public let isWeak: Bool

    /// A tag of ours; an opaque part with quotes, blanks or control characters is a programming error.
    public init(_ opaque: String, isWeak: Bool = false) {
        precondition(opaque.utf8.allSatisfy(Self.isLegal), "an entity tag holds neither quotes nor blanks")
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// Reads one tag, such as `"xyzzy"` or `W/"xyzzy"`.
    public init(parsing text: some StringProtocol) throws(ParseError) {
        var scanner = FieldScanner(text)
        guard let tag = EntityTag(&scanner), scanner.isAtEnd else {
            throw ParseError("entity tag", expected: "visible characters in quotes", got: text)
        }
        self = tag
    }

    init?(_ scanner: inout FieldScanner) {
        var ahead = scanner
        isWeak = ahead.take(UInt8(ascii: "W"))
        guard !isWeak || ahead.take(UInt8(ascii: "/")), ahead.take(UInt8(ascii: "\"")) else { return nil }
        let run = ahead.run(while: Self.isLegal)
        guard ahead.take(UInt8(ascii: "\"")), let text = String(validating: run, as: UTF8.self) else { return nil }
        opaque = text
        scanner = ahead
    }

    /// Whether a field holds this opaque part in quotes and nothing else.
    func isWritten(as field: String) -> Bool {
        let (bytes, own) = (field.utf8, opaque.utf8)
        return bytes.count == own.count + 2 && bytes.first == UInt8(ascii: "\"") && bytes.last == UInt8(ascii: "\"")
            && bytes.dropFirst().dropLast().elementsEqual(own)
    }

    /// Whether both name the same bytes; a weak tag never does.
    public func matchesStrongly(_ other: EntityTag) -> Bool {
        !isWeak && !other.isWeak && opaque == other.opaque
    }

    /// Whether both name states that mean the same.
    public func matchesWeakly(_ other: EntityTag) -> Bool {
        opaque == other.opaque
    }

    /// `etagc` of RFC 9110.
    private static func isLegal(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != UInt8(ascii: "\"") && byte != 0x7f
    }
}

extension EntityTag: CustomStringConvertible {
    /// The tag as on the wire.
    public var description: String { (isWeak ? "W/" : "") + "\"" + opaque + "\"" }
}
