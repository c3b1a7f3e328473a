/// What a text area holds at first.
///
/// Parsers drop a line break right after the start tag, so one that belongs to the text is written twice.
public struct TextAreaText: LeafContent, Sendable, Hashable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    let text: String

    /// Holds `text`, letter by letter.
    public init(_ text: String) {
        self.text = text
    }

    /// Appends the text, escaped.
    public func render(into writer: inout MarkupWriter) {
        if text.utf8.first == UInt8(ascii: "\n") || text.utf8.first == UInt8(ascii: "\r") {
            writer.append("\n")
        }
        writer.append(text: text)
    }
}
