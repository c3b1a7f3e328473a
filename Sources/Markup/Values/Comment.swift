/// A note to who reads the source; browsers skip it.
///
/// Angle brackets are written as entities, so that nothing can end the comment early.
public struct Comment: Markup, Sendable, Hashable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    @usableFromInline let note: String

    /// Notes `note` in the source.
    @inlinable
    public init(_ note: String) {
        self.note = note
    }

    /// Appends the comment.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        writer.append("<!-- ")
        writer.append(text: note)
        writer.append(" -->")
    }
}
