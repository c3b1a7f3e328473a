/// What stands after the question mark of a target.
public struct Query: NamedFields, Hashable, Sendable {
    /// Every pair, in order.
    public let fields: [NamedField]

    /// These pairs.
    public init(_ fields: [NamedField] = []) {
        self.fields = fields
    }

    /// Reads the text after the question mark.
    ///
    /// `+` is a space and `%XX` a byte; a malformed escape, bytes that are not UTF-8, a NUL, and more than `maximum`
    /// fields are refused.
    public init(parsing text: some StringProtocol, maximum: Int = 256) throws(ParseError) {
        fields = try URLEncoded.parse(Array(text.utf8)[...], what: "query", maximum: maximum)
    }

    /// The text that is read back as the same pairs.
    public var encoded: String { URLEncoded.encode(fields) }
}
