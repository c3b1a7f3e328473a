/// The line that stands between the parts of a form, and cannot stand in them.
public struct MultipartBoundary: Hashable, Sendable {
    /// The text after the two hyphens.
    public let text: String

    /// Takes the boundary from a `Content-Type`, which must be `multipart/form-data`.
    public init(_ type: MediaType) throws(ParseError) {
        guard type.isSameKind(as: .multipartForm), let text = type.parameter("boundary") else {
            throw ParseError("form's Content-Type", expected: "multipart/form-data with a boundary", got: "\(type)")
        }
        try self.init(text)
    }

    /// Refuses what RFC 2046 does not allow: 1 to 70 characters of a few kinds, the last one no space.
    public init(_ text: String) throws(ParseError) {
        guard (1...70).contains(text.utf8.count), text.utf8.last != 0x20, text.utf8.allSatisfy(Self.isLegal) else {
            throw ParseError("boundary", expected: "1 to 70 letters, digits, blanks and “'()+_,-./:=?”", got: text)
        }
        self.text = text
    }

    private static func isLegal(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || "'()+_,-./:=? ".utf8.contains(byte)
    }
}
