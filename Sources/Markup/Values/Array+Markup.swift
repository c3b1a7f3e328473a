extension Array: Markup where Element: Markup {
    /// Nothing: it writes itself.
    public typealias Content = Never

    /// Appends the values in their order.
    @inlinable
    public borrowing func render(into writer: inout MarkupWriter) {
        // By index, because iterating would copy each value first.
        for index in indices {
            self[index].render(into: &writer)
        }
    }
}
