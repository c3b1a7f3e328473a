/// The name of a header field: a token, compared without regard to case.
public struct HeaderName: Sendable {
    /// The name as it was spelled.
    public let text: String
    /// The name in lower case, which is what is compared.
    let key: String

    /// Reads a name from outside.
    public init(_ text: String) throws(ParseError) {
        guard !text.isEmpty, text.utf8.allSatisfy(\.isToken) else {
            throw ParseError("header name", expected: "a token", got: text)
        }
        self.text = text
        key = text.asciiLowercased
    }
}

extension HeaderName: Hashable {
    /// Whether both name the same field.
    public static func == (left: HeaderName, right: HeaderName) -> Bool { left.key == right.key }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension HeaderName: ExpressibleByStringLiteral {
    /// A name in source; one that is no token is a programming error.
    public init(stringLiteral text: StaticString) {
        let text = text.description
        precondition(!text.isEmpty && text.utf8.allSatisfy(\.isToken), "a header name is a token, got \(text)")
        self.text = text
        key = text.asciiLowercased
    }
}

extension HeaderName: CustomStringConvertible {
    /// The name as it was spelled.
    public var description: String { text }
}
