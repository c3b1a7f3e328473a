/// One pair of a query, a form or a cookie.
public struct NamedField: Hashable, Sendable {
    /// What the field is called; several may be called the same.
    public let name: String
    /// What it says.
    public let value: String

    /// A field of this name and value.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// Pairs in the order in which they were sent, names repeated if they were.
///
/// ```swift
/// let query = try Query(parsing: "tag=sun&tag=rain&page=2")
/// query["page"]      // "2"
/// query.all("tag")   // ["sun", "rain"]
/// ```
public protocol NamedFields {
    /// Every pair, in order.
    var fields: [NamedField] { get }
}

extension NamedFields {
    /// The first value of this name.
    public subscript(name: String) -> String? { first(name) }

    /// The first value of this name.
    public func first(_ name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// Every value of this name, in order.
    public func all(_ name: String) -> [String] {
        fields.lazy.filter { $0.name == name }.map(\.value)
    }

    /// Whether there is a field of this name, be its value empty.
    public func contains(_ name: String) -> Bool {
        fields.contains { $0.name == name }
    }

    /// Whether there is no field at all.
    public var isEmpty: Bool { fields.isEmpty }
}
