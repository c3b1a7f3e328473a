/// One of two values, as chosen by `if` and `else` or by `switch`.
public enum Conditional<First: Markup, Second: Markup>: Markup {
    /// The branch above `else`.
    case first(First)
    /// The branch below `else`.
    case second(Second)

    /// Nothing: it writes itself.
    public typealias Content = Never

    /// Appends the branch that was taken.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        switch self {
        case .first(let value): value.render(into: &writer)
        case .second(let value): value.render(into: &writer)
        }
    }
}
