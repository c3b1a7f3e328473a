extension Optional: Markup where Wrapped: Markup {
    /// Nothing: it writes itself.
    public typealias Content = Never

    /// Appends the value, if there is one.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        switch self {
        case .some(let value): value.render(into: &writer)
        case .none: break
        }
    }
}
