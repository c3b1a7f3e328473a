extension Array: Markup where Element: Markup {
    /// Nothing: it writes itself.
    public typealias Content = Never

    /// Appends the values in their order.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        for value in self {
            value.render(into: &writer)
        }
    }
}
