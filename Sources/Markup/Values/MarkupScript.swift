/// What stands inside `<script>`, which cannot end the element.
///
/// ```swift
/// script(.type(.json), .id("model")) { .json(model) }
/// ```
public struct MarkupScript: LeafContent, Sendable, Hashable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    private enum Language: Sendable, Hashable {
        case json, javaScript
    }

    private let text: String
    private let language: Language

    private init(_ text: String, _ language: Language) {
        self.text = text
        self.language = language
    }

    /// Takes a script as it is.
    public init(_ source: MarkupScript) {
        self = source
    }

    /// Holds a JSON text; `<`, `>`, `&` and the line separators are written as escapes, which mean the same.
    ///
    /// - Parameter text: One valid JSON text; these characters occur only within its strings.
    /// - Returns: The content of the element.
    public static func json(_ text: String) -> MarkupScript {
        MarkupScript(text, .json)
    }

    /// Holds a program; the `<` of `</script`, `<script` and `<!--` is written `\x3C`, which means the same in strings.
    public static func javaScript(_ text: String) -> MarkupScript {
        MarkupScript(text, .javaScript)
    }

    /// Appends the program or the data.
    public func render(into writer: inout MarkupWriter) {
        switch language {
        case .json: writer.append(json: text)
        case .javaScript: writer.append(javaScript: text)
        }
    }
}
