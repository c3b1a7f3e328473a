/// The format that queries and simple forms share: `application/x-www-form-urlencoded`.
enum URLEncoded {
    /// The pairs in order; an empty piece between two `&` is none.
    static func parse(_ bytes: ArraySlice<UInt8>, what: String, maximum: Int) throws(ParseError) -> [NamedField] {
        var fields: [NamedField] = []
        var rest = bytes
        while !rest.isEmpty {
            let piece = rest.prefix { $0 != UInt8(ascii: "&") }
            rest = rest[piece.endIndex...].dropFirst()
            guard !piece.isEmpty else { continue }
            guard fields.count < maximum else {
                throw ParseError(what, expected: "at most \(maximum) fields", got: piece, reason: .tooLarge)
            }
            let name = piece.prefix { $0 != UInt8(ascii: "=") }
            let value = piece[name.endIndex...].dropFirst()
            fields.append(NamedField(try text(name, of: what), try text(value, of: what)))
        }
        return fields
    }

    /// What ``parse(_:what:maximum:)`` reads the same pairs from.
    static func encode(_ fields: [NamedField]) -> String {
        fields.lazy.map { PercentCoding.encode($0.name) + "=" + PercentCoding.encode($0.value) }.joined(separator: "&")
    }

    private static func text(_ bytes: ArraySlice<UInt8>, of what: String) throws(ParseError) -> String {
        guard let decoded = PercentCoding.decode(bytes, plusIsSpace: true) else {
            throw ParseError(what, expected: "two hexadecimal digits after each %", got: bytes)
        }
        // A NUL ends a string for every C library further down, and no browser's form can send one.
        guard !decoded.contains(0), let text = String(validating: decoded, as: UTF8.self) else {
            throw ParseError(what, expected: "UTF-8 without NUL", got: bytes)
        }
        return text
    }
}
