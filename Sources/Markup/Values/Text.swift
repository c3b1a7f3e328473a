/// Text for people, escaped so that it can never be taken for markup.
///
/// A string between two braces becomes this by itself.
public struct Text: Markup, Sendable, Hashable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    @usableFromInline let text: String

    /// Stands for `text`, letter by letter.
    @inlinable
    public init(_ text: String) {
        self.text = text
    }

    /// Appends the text, escaped.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        writer.append(text: text)
    }
}
