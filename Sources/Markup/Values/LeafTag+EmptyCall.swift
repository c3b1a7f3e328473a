extension LeafTag {
    /// The empty element with no attributes.
    @inlinable
    public func callAsFunction() -> Element<Name, Attributes<Name>.Of0, EmptyMarkup> {
        Element(Name.self, Attributes<Name>.list(), EmptyMarkup())
    }

    /// The empty element with one attribute.
    @inlinable
    public func callAsFunction(_ a1: Attribute<Name>) -> Element<Name, Attributes<Name>.Of1, EmptyMarkup> {
        Element(Name.self, Attributes<Name>.list(a1), EmptyMarkup())
    }

    /// The empty element with two attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>
    ) -> Element<Name, Attributes<Name>.Of2, EmptyMarkup> {
        Element(Name.self, Attributes<Name>.list(a1, a2), EmptyMarkup())
    }

    /// The empty element with three attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>
    ) -> Element<Name, Attributes<Name>.Of3, EmptyMarkup> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3), EmptyMarkup())
    }

    /// The empty element with four attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>
    ) -> Element<Name, Attributes<Name>.Of4, EmptyMarkup> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4), EmptyMarkup())
    }

    /// The empty element with five attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>
    ) -> Element<Name, Attributes<Name>.Of5, EmptyMarkup> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5), EmptyMarkup())
    }

    /// The empty element with six attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>
    ) -> Element<Name, Attributes<Name>.Of6, EmptyMarkup> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6), EmptyMarkup())
    }

    /// The empty element with seven attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>
    ) -> Element<Name, Attributes<Name>.Of7, EmptyMarkup> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7), EmptyMarkup())
    }

    /// The empty element with eight attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ a8: Attribute<Name>
    ) -> Element<Name, Attributes<Name>.Of8, EmptyMarkup> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8), EmptyMarkup())
    }
}
