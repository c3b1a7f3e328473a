/// One attribute and those after it.
public struct AttributeChain<Name: ElementName, Rest: AttributeList>: AttributeList {
    @usableFromInline let first: Attribute<Name>
    @usableFromInline let rest: Rest

    @inlinable
    init(_ first: Attribute<Name>, _ rest: Rest) {
        self.first = first
        self.rest = rest
    }

    /// Appends the attributes, each after a space; the class lists among them become one.
    @inlinable
    public borrowing func render(into writer: inout MarkupWriter) {
        guard first.entry.kind == .classes else {
            writer.append(attribute: first.entry)
            return rest.render(into: &writer)
        }
        writer.append(" class=\"")
        writer.append(attributeValueOf: first.entry)
        rest.renderClasses(into: &writer)
        writer.append(byte: UInt8(ascii: "\""))
        rest.renderOthers(into: &writer)
    }

    /// Appends the attributes that are not class lists.
    @inlinable
    public borrowing func renderOthers(into writer: inout MarkupWriter) {
        if first.entry.kind != .classes {
            writer.append(attribute: first.entry)
        }
        rest.renderOthers(into: &writer)
    }

    /// Appends the class lists, each after a space.
    @inlinable
    public borrowing func renderClasses(into writer: inout MarkupWriter) {
        if first.entry.kind == .classes {
            writer.append(byte: UInt8(ascii: " "))
            writer.append(attributeValueOf: first.entry)
        }
        rest.renderClasses(into: &writer)
    }
}
