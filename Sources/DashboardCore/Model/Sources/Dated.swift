public import FoundationEssentials

/// A value, and when it came.
public struct Dated<Value> {
    /// What came.
    public let value: Value
    /// When it came.
    public let date: Date
    /// Why there is nothing newer, although it is time.
    public let trouble: (any Error)?

    /// Notes when a value came, and what went wrong with a newer one.
    public init(_ value: Value, at date: Date, trouble: (any Error)? = nil) {
        self.value = value
        self.date = date
        self.trouble = trouble
    }

    /// Something else that follows from the value, and is as old.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Dated<Other> {
        Dated<Other>(try transform(value), at: date, trouble: trouble)
    }
}

extension Dated: Sendable where Value: Sendable {}
extension Dated: Equatable where Value: Equatable {
    /// Whether both are the same value of the same moment, with trouble or without.
    public static func == (one: Dated, other: Dated) -> Bool {
        one.value == other.value && one.date == other.date && (one.trouble == nil) == (other.trouble == nil)
    }
}
