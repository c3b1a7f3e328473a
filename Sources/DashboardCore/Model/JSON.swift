/// A JSON document as a value, whose members keep their order.
///
/// ```swift
/// let model: JSON = ["place": "Bergen", "degrees": 11.5, "rain": .null]
/// #expect(model.text == #"{"place":"Bergen","degrees":11.5,"rain":null}"#)
/// ```
public enum JSON: Hashable, Sendable {
    /// Nothing is known.
    case null
    /// Yes or no.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A measured number; one that is no number is written as null.
    case number(Double)
    /// Text.
    case string(String)
    /// A list.
    case array([JSON])
    /// Members in their order.
    case object([Member])

    /// A name with its value.
    public struct Member: Hashable, Sendable {
        /// What the value is called.
        public let name: String
        /// The value.
        public let value: JSON

        /// Pairs the two.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// A whole number, or null where there is none.
    package init(_ number: Int?) {
        self = number.map { .integer($0) } ?? .null
    }

    /// A number, or null where there is none.
    package init(_ number: Double?) {
        self = number.map { .number($0) } ?? .null
    }

    /// Text, or null where there is none.
    public init(_ text: String?) {
        self = text.map(JSON.string) ?? .null
    }

    /// The member of that name, null where there is none.
    public subscript(name: String) -> JSON {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.name == name }?.value ?? .null
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Null.
    public init(nilLiteral: ()) { self = .null }
    /// Yes or no.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// A measured number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A list.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// Members in the order in which they are written.
    public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member($0, $1) }) }
}
