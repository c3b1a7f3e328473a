/// The value of a header field, which cannot end its line.
///
/// It holds no control character but the tab, and neither starts nor ends with a blank; so no value, whatever it was
/// made from, can add a header or start a body.
public struct HeaderValue: Hashable, Sendable {
    /// The value without the blanks around it.
    public let text: String

    /// Trims blanks, and refuses what a header cannot carry.
    public init(_ text: some StringProtocol) throws(ParseError) {
        guard text.utf8.allSatisfy(\.isFieldContent) else {
            throw ParseError("header value", expected: "no control characters", got: text)
        }
        self.text = Self.trim(text)
    }

    /// Joins several values as one list.
    init(joining values: [HeaderValue]) {
        text = values.lazy.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A header's name, which is always a legal value.
    init(naming name: HeaderName) {
        text = name.text
    }

    private init(literal: String) {
        precondition(literal.utf8.allSatisfy(\.isFieldContent), "a header value holds no control characters")
        text = Self.trim(literal)
    }

    private static func trim(_ text: some StringProtocol) -> String {
        let whole = String(text)
        guard whole.utf8.first?.isBlank ?? false || whole.utf8.last?.isBlank ?? false else { return whole }
        var rest = whole.utf8.drop(while: \.isBlank)
        while rest.last?.isBlank ?? false { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }
}

extension HeaderValue: ExpressibleByStringLiteral {
    /// A value in source; a control character in it is a programming error.
    public init(stringLiteral text: StaticString) {
        self.init(literal: text.description)
    }
}

extension HeaderValue: CustomStringConvertible {
    /// The value as on the wire.
    public var description: String { text }
}
