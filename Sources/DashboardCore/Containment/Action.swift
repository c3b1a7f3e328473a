/// Something that a visitor or a child wants done: a name, and the fields that came with it.
public struct Action: Hashable, Sendable, ExpressibleByStringLiteral {
    /// What is wanted, such as `select`.
    public let name: String
    /// What came with it, such as a form's fields.
    public let fields: [String: String]

    /// Puts a name and fields together.
    public init(_ name: String, fields: [String: String] = [:]) {
        self.name = name
        self.fields = fields
    }

    /// An action without fields.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// The field of that name.
    public subscript(field: String) -> String? { fields[field] }
}
