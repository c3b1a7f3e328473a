/// The body of a simple form, `application/x-www-form-urlencoded`.
public struct Form: NamedFields, Hashable, Sendable {
    /// Every pair, in order.
    public let fields: [NamedField]

    /// These pairs.
    public init(_ fields: [NamedField] = []) {
        self.fields = fields
    }

    /// Reads a body, by the rules of ``Query``.
    public init(parsing body: [UInt8], maximum: Int = 256) throws(ParseError) {
        fields = try URLEncoded.parse(body[...], what: "form", maximum: maximum)
    }

    /// The body that is read back as the same pairs.
    public var encoded: String { URLEncoded.encode(fields) }
}
