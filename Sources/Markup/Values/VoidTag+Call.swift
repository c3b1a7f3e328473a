extension VoidTag {
    /// The element with no attributes.
    @inlinable
    public func callAsFunction() -> VoidElement<Name, Attributes<Name>.Of0> {
        VoidElement(Name.self, Attributes<Name>.list())
    }

    /// The element with one attribute.
    @inlinable
    public func callAsFunction(_ a1: Attribute<Name>) -> VoidElement<Name, Attributes<Name>.Of1> {
        VoidElement(Name.self, Attributes<Name>.list(a1))
    }

    /// The element with two attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of2> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2))
    }

    /// The element with three attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of3> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3))
    }

    /// The element with four attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of4> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3, a4))
    }

    /// The element with five attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of5> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5))
    }

    /// The element with six attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of6> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6))
    }

    /// The element with seven attributes.
    @inlinable
    public func callAsFunction(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of7> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7))
    }

    /// The element with eight attributes.
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
    ) -> VoidElement<Name, Attributes<Name>.Of8> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8))
    }

    /// The element with nine attributes.
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
        _ a9: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of9> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8, a9))
    }

    /// The element with ten attributes.
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
        _ a9: Attribute<Name>,
        _ a10: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of10> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10))
    }

    /// The element with eleven attributes.
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
        _ a9: Attribute<Name>,
        _ a10: Attribute<Name>,
        _ a11: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of11> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11))
    }

    /// The element with twelve attributes.
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
        _ a9: Attribute<Name>,
        _ a10: Attribute<Name>,
        _ a11: Attribute<Name>,
        _ a12: Attribute<Name>
    ) -> VoidElement<Name, Attributes<Name>.Of12> {
        VoidElement(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12))
    }
}
