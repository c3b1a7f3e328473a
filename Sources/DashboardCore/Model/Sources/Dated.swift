public import FoundationEssentials

/// A value, and when it came.
public struct Dated<Value> {
    /// What came.
    public let value: Value
    /// When it came.
    public let date: Date

    /// Notes when a value came.
    public init(_ value: Value, at date: Date) {
        self.value = value
        self.date = date
    }

    /// Something else that follows from the value, and is as old.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Dated<Other> {
        Dated<Other>(try transform(value), at: date)
    }
}

extension Dated: Sendable where Value: Sendable {}
extension Dated: Equatable where Value: Equatable {}
