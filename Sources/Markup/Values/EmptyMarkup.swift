/// Writes nothing.
public struct EmptyMarkup: Markup, Sendable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    /// Stands where markup is asked for and none is wanted.
    @inlinable
    public init() {}

    /// Appends nothing.
    @inlinable
    public func render(into writer: inout MarkupWriter) {}
}
