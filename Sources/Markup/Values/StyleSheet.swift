/// Style rules inside `<style>`, which cannot end the element.
public struct StyleSheet: LeafContent, Sendable, Hashable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    let css: String

    /// Holds `css`.
    public init(_ css: String) {
        self.css = css
    }

    /// Appends the rules; `</` becomes `<\/` and `<!--` becomes `<\!--`, which mean the same in strings of CSS.
    public func render(into writer: inout MarkupWriter) {
        writer.append(styleSheet: css)
    }
}
