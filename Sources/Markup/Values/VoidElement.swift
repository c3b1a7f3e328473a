/// An element that cannot have content, such as `br` or `input`.
public struct VoidElement<Name: ElementName, Attributes: AttributeList>: Markup {
    /// Nothing: it writes itself.
    public typealias Content = Never

    @usableFromInline let attributes: Attributes

    @inlinable
    init(_ name: Name.Type, _ attributes: Attributes) {
        self.attributes = attributes
    }

    /// Appends the one tag.
    @inlinable
    public borrowing func render(into writer: inout MarkupWriter) {
        writer.append(startTag: Name.name)
        attributes.render(into: &writer)
        writer.append(byte: UInt8(ascii: ">"))
    }
}
