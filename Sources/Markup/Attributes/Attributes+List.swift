extension Attributes {
    @inlinable
    static func list() -> Of0 { NoAttributes() }

    @inlinable
    static func list(_ a1: Attribute<Name>) -> Of1 {
        AttributeChain(a1, list())
    }

    @inlinable
    static func list(_ a1: Attribute<Name>, _ a2: Attribute<Name>) -> Of2 {
        AttributeChain(a1, list(a2))
    }

    @inlinable
    static func list(_ a1: Attribute<Name>, _ a2: Attribute<Name>, _ a3: Attribute<Name>) -> Of3 {
        AttributeChain(a1, list(a2, a3))
    }

    @inlinable
    static func list(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>
    ) -> Of4 {
        AttributeChain(a1, list(a2, a3, a4))
    }

    @inlinable
    static func list(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>
    ) -> Of5 {
        AttributeChain(a1, list(a2, a3, a4, a5))
    }

    @inlinable
    static func list(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>
    ) -> Of6 {
        AttributeChain(a1, list(a2, a3, a4, a5, a6))
    }

    @inlinable
    static func list(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>
    ) -> Of7 {
        AttributeChain(a1, list(a2, a3, a4, a5, a6, a7))
    }

    @inlinable
    static func list(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ a8: Attribute<Name>
    ) -> Of8 {
        AttributeChain(a1, list(a2, a3, a4, a5, a6, a7, a8))
    }

    @inlinable
    static func list(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ a8: Attribute<Name>,
        _ a9: Attribute<Name>
    ) -> Of9 {
        AttributeChain(a1, list(a2, a3, a4, a5, a6, a7, a8, a9))
    }

    @inlinable
    static func list(
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
    ) -> Of10 {
        AttributeChain(a1, list(a2, a3, a4, a5, a6, a7, a8, a9, a10))
    }

    @inlinable
    static func list(
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
    ) -> Of11 {
        AttributeChain(a1, list(a2, a3, a4, a5, a6, a7, a8, a9, a10, a11))
    }

    @inlinable
    static func list(
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
    ) -> Of12 {
        AttributeChain(a1, list(a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12))
    }
}
