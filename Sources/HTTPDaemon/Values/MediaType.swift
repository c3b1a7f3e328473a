/// What kind of bytes a body is made of, such as `text/html; charset=utf-8`.
public struct MediaType: Hashable, Sendable {
    /// The part before the slash, in lower case.
    public let type: String
    /// The part after the slash, in lower case.
    public let subtype: String
    /// What follows, names in lower case, in order.
    public let parameters: [NamedField]

    /// Reads a media type.
    public init(parsing text: some StringProtocol) throws(ParseError) {
        var scanner = FieldScanner(text)
        scanner.skipBlanks()
        guard let type = scanner.token(), scanner.take(UInt8(ascii: "/")), let subtype = scanner.token(),
            let parameters = scanner.parameters(), scanner.isAtEnd
        else {
            throw ParseError("media type", expected: "the form “type/subtype; name=value”", got: text)
        }
        self.type = type.asciiLowercased
        self.subtype = subtype.asciiLowercased
        self.parameters = parameters
    }

    private init(type: String, subtype: String, parameters: [NamedField]) {
        self.type = type
        self.subtype = subtype
        self.parameters = parameters
    }

    /// Type and subtype alone.
    public var essence: String { type + "/" + subtype }

    /// The same without parameters.
    public var bare: MediaType { MediaType(type: type, subtype: subtype, parameters: []) }

    /// Whether both are the same but for parameters.
    public func isSameKind(as other: MediaType) -> Bool {
        type == other.type && subtype == other.subtype
    }

    /// The first parameter of this name, which is in lower case.
    public func parameter(_ name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }
}

extension MediaType: ExpressibleByStringLiteral {
    /// A media type in source; one that cannot be read is a programming error.
    public init(stringLiteral text: StaticString) {
        do {
            try self.init(parsing: text.description)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension MediaType: CustomStringConvertible {
    /// The type as on the wire, values quoted where they need it.
    public var description: String {
        parameters.reduce(essence) { text, parameter in
            let value = parameter.value
            if !value.isEmpty, value.utf8.allSatisfy(\.isToken) { return "\(text); \(parameter.name)=\(value)" }
            return "\(text); \(parameter.name)=\"\(Self.escaped(value))\""
        }
    }

    /// By bytes and not by characters, since a backslash and a combining accent are one character.
    private static func escaped(_ value: String) -> String {
        var bytes: [UInt8] = []
        for byte in value.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
