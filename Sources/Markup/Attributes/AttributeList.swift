/// The attributes of one element, in a form that needs no array.
public protocol AttributeList {
    /// Appends the attributes, each after a space; the class lists among them become one.
    func render(into writer: inout MarkupWriter)

    /// Appends the attributes that are not class lists.
    func renderOthers(into writer: inout MarkupWriter)

    /// Appends the class lists, each after a space.
    func renderClasses(into writer: inout MarkupWriter)
}

/// The attributes of an element that has none.
public struct NoAttributes: AttributeList, Sendable {
    @inlinable
    init() {}

    /// Appends nothing.
    @inlinable
    public func render(into writer: inout MarkupWriter) {}

    /// Appends nothing.
    @inlinable
    public func renderOthers(into writer: inout MarkupWriter) {}

    /// Appends nothing.
    @inlinable
    public func renderClasses(into writer: inout MarkupWriter) {}
}
