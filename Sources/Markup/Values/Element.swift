/// An element with a start tag, content and an end tag.
///
/// Nobody spells this type: `div(.class("card")) { … }` makes one.
public struct Element<Name: ElementName, Attributes: AttributeList, Content: Markup>: Markup {
    @usableFromInline let attributes: Attributes
    /// What stands between the tags.
    public let content: Content

    @inlinable
    init(_ name: Name.Type, _ attributes: Attributes, _ content: Content) {
        self.attributes = attributes
        self.content = content
    }

    /// Appends the start tag, the content and the end tag.
    @inlinable
    public borrowing func render(into writer: inout MarkupWriter) {
        writer.append(startTag: Name.name)
        attributes.render(into: &writer)
        if Name.closesItself, Content.self == EmptyMarkup.self {
            return writer.append("/>")
        }
        writer.append(byte: UInt8(ascii: ">"))
        if Name.dropsFirstLineBreak {
            writer.append(byte: UInt8(ascii: "\n"))
        }
        content.render(into: &writer)
        writer.append(endTag: Name.name)
    }
}
