/// An attribute that the element `Name` may carry.
///
/// Each is a static function or property, so that it is written with a leading dot: `a(.href("/weather"))`. Those that
/// only some elements carry exist for these elements only; a wrong one does not compile.
public struct Attribute<Name: ElementName> {
    @usableFromInline let entry: AttributeEntry

    @inlinable
    init(_ name: StaticString, _ value: AttributeEntry.Value, kind: AttributeEntry.Kind = .plain) {
        entry = AttributeEntry(name: name, value: value, kind: kind)
    }
}

extension Attribute {
    /// Writes no attribute.
    @inlinable
    public static var none: Self { Self("", .flag, kind: .absent) }

    /// Carries an attribute only where `condition` holds: `.when(isToday, .ariaCurrent(.date))`.
    @inlinable
    public static func when(_ condition: Bool, _ attribute: @autoclosure () -> Self) -> Self {
        condition ? attribute() : .none
    }

    /// Carries an attribute only where there is a value: `.given(link) { .href($0) }`.
    @inlinable
    public static func given<Value>(_ value: Value?, _ attribute: (Value) -> Self) -> Self {
        if let value { attribute(value) } else { .none }
    }
}
