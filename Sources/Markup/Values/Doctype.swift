/// The first line of a page, which keeps browsers out of quirks mode.
public struct Doctype: Markup, Sendable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    /// Begins a page.
    @inlinable
    public init() {}

    /// Appends the line.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        writer.append("<!DOCTYPE html>\n")
    }
}
