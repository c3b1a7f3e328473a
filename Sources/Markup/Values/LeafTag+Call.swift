extension LeafTag {
    /// The element and its content, with no attributes.
    @inlinable
    public func callAsFunction(_ source: () -> Content.Source) -> Element<Name, Attributes<Name>.Of0, Content> {
        Element(Name.self, Attributes<Name>.list(), Content(source()))
    }

    /// The element and its content, with one attribute.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ source: () -> Content.Source
    ) -> Element<Name, Attributes<Name>.Of1, Content> {
        Element(Name.self, Attributes<Name>.list(a1), Content(source()))
    }

    /// The element and its content, with two attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ source: () -> Content.Source
    ) -> Element<Name, Attributes<Name>.Of2, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2), Content(source()))
    }

    /// The element and its content, with three attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ source: () -> Content.Source
    ) -> Element<Name, Attributes<Name>.Of3, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3), Content(source()))
    }

    /// The element and its content, with four attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ source: () -> Content.Source
    ) -> Element<Name, Attributes<Name>.Of4, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4), Content(source()))
    }

    /// The element and its content, with five attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ source: () -> Content.Source
    ) -> Element<Name, Attributes<Name>.Of5, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5), Content(source()))
    }

    /// The element and its content, with six attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ source: () -> Content.Source
    ) -> Element<Name, Attributes<Name>.Of6, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6), Content(source()))
    }

    /// The element and its content, with seven attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ source: () -> Content.Source
    ) -> Element<Name, Attributes<Name>.Of7, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7), Content(source()))
    }

    /// The element and its content, with eight attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ a8: Attribute<Name>,
        _ source: () -> Content.Source
    ) -> Element<Name, Attributes<Name>.Of8, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8), Content(source()))
    }
}
