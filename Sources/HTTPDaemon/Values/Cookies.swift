/// What a client sends back of the cookies it was given, or says it was.
///
/// Anyone can send anything here, so what is not a legal pair is passed over rather than refused.
public struct Cookies: NamedFields, Hashable, Sendable {
    /// Every legal pair, in order; duplicates are kept, since they may come from different paths.
    public let fields: [NamedField]

    /// Reads a `Cookie` header, of which at most `maximum` pairs count.
    public init(_ text: some StringProtocol = "", maximum: Int = 64) {
        var fields: [NamedField] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty, fields.count < maximum {
            let piece = rest.prefix { $0 != UInt8(ascii: ";") }
            rest = rest[piece.endIndex...].dropFirst()
            if let field = Self.field(piece) { fields.append(field) }
        }
        self.fields = fields
    }

    /// The values of one cookie in a `Cookie` header, as ``all(_:)`` has them, without reading any other cookie.
    static func values(of name: String, in text: ArraySlice<UInt8>) -> [String] {
        var values: [String] = []
        var rest = text
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
            let piece = rest[..<end].drop(while: \.isBlank)
            if piece.starts(with: name.utf8), let field = field(piece), field.name == name {
                values.append(field.value)
            }
            rest = rest[end...].dropFirst()
        }
        return values
    }

    private static func field(_ piece: ArraySlice<UInt8>) -> NamedField? {
        var scanner = FieldScanner(piece)
        scanner.skipBlanks()
        guard let name = scanner.token(), scanner.take(UInt8(ascii: "=")) else { return nil }
        let isQuoted = scanner.take(UInt8(ascii: "\""))
        let value = scanner.run(while: isLegal)
        guard !isQuoted || scanner.take(UInt8(ascii: "\"")) else { return nil }
        scanner.skipBlanks()
        guard scanner.isAtEnd else { return nil }
        return NamedField(name, String(decoding: value, as: UTF8.self))
    }

    /// `cookie-octet` of RFC 6265.
    static func isLegal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"): false
        default: byte > 0x20 && byte < 0x7f
        }
    }
}
