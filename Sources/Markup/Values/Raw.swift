/// Markup that is already text, appended unescaped.
///
/// Every use is a promise that the string is well-formed HTML that no stranger can influence. Search for `Raw(` to
/// review all such promises.
public struct Raw: Markup, Sendable, Hashable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    @usableFromInline let html: String

    /// Trusts `html` to be well-formed.
    @inlinable
    public init(_ html: String) {
        self.html = html
    }

    /// Appends the string as it is.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        writer.append(raw: html)
    }
}
