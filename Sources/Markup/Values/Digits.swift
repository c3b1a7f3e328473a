/// A number as text: no exponent, no locale, no negative zero, no trailing zeros.
public struct Digits: Markup, Sendable, Hashable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    @usableFromInline
    enum Number: Sendable, Hashable {
        case whole(Int)
        case decimal(Double, places: Int)
    }

    @usableFromInline let number: Number

    /// Stands for a whole number.
    @inlinable
    public init(_ number: Int) {
        self.number = .whole(number)
    }

    /// Stands for a number rounded to at most `places` decimals; what is not a number is written as 0.
    @inlinable
    public init(_ number: Double, places: Int = 3) {
        self.number = .decimal(number, places: places)
    }

    /// Appends the digits.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        switch number {
        case .whole(let value): writer.append(integer: value)
        case .decimal(let value, let places): writer.append(number: value, places: places)
        }
    }
}
