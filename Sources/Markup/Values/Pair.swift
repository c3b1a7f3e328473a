/// One value after another.
public struct Pair<First: Markup, Second: Markup>: Markup {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    /// Sets `second` after `first`.
    @inlinable
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Appends the one, then the other.
    @inlinable
    public borrowing func render(into writer: inout MarkupWriter) {
        first.render(into: &writer)
        second.render(into: &writer)
    }
}

extension Pair {
    /// Nothing: it writes itself.
    public typealias Content = Never
}
