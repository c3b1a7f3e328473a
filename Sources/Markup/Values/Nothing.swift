/// The content of an element that has an end tag and still cannot hold anything.
public struct Nothing: LeafContent, Sendable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    /// Is never called, as there is nothing to make it from.
    public init(_ source: Never) {}

    /// Appends nothing.
    public func render(into writer: inout MarkupWriter) {}
}
