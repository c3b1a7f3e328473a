extension SVG {
    /// A place or length as a share of what is around it, so that a drawing is as wide as there is room.
    ///
    /// ```swift
    /// SVG.circle(.cx(.percent(27.4)), .cy(12), .r(3))
    /// ```
    public struct Percent: Sendable, Hashable {
        @usableFromInline let value: Double

        /// So many hundredths.
        @inlinable
        public static func percent(_ value: Double) -> Percent { Percent(value: value) }

        @inlinable
        init(value: Double) {
            self.value = value
        }
    }
}

extension Attribute where Name: SVG.PlacedShape {
    /// The distance from the left.
    @inlinable public static func x(_ value: SVG.Percent) -> Self { Self("x", .percent(value.value)) }

    /// The distance from the top.
    @inlinable public static func y(_ value: SVG.Percent) -> Self { Self("y", .percent(value.value)) }
}

extension Attribute where Name: SVG.SizedShape {
    /// How wide.
    @inlinable public static func width(_ value: SVG.Percent) -> Self { Self("width", .percent(value.value)) }

    /// How high.
    @inlinable public static func height(_ value: SVG.Percent) -> Self { Self("height", .percent(value.value)) }
}

extension Attribute where Name: SVG.CenteredShape {
    /// The distance of the middle from the left.
    @inlinable public static func cx(_ value: SVG.Percent) -> Self { Self("cx", .percent(value.value)) }
}

extension Attribute where Name: SVG.StraightShape {
    /// The distance of the start from the left.
    @inlinable public static func x1(_ value: SVG.Percent) -> Self { Self("x1", .percent(value.value)) }

    /// The distance of the end from the left.
    @inlinable public static func x2(_ value: SVG.Percent) -> Self { Self("x2", .percent(value.value)) }
}
