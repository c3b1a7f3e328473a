extension Attribute where Name: SVGElementName {
    /// What the inside is painted with.
    @inlinable public static func fill(_ paint: SVG.Paint) -> Self { Self("fill", .text(paint.value)) }

    /// What the outline is painted with.
    @inlinable public static func stroke(_ paint: SVG.Paint) -> Self { Self("stroke", .text(paint.value)) }

    /// The width of the outline.
    @inlinable public static func strokeWidth(_ value: Double) -> Self { Self("stroke-width", .number(value)) }

    /// How opaque the outline is, from 0 to 1.
    @inlinable public static func strokeOpacity(_ value: Double) -> Self { Self("stroke-opacity", .number(value)) }

    /// How lines end.
    @inlinable public static func strokeLineCap(_ value: SVG.LineCap) -> Self {
        Self("stroke-linecap", .text(value.rawValue))
    }

    /// How lines meet.
    @inlinable public static func strokeLineJoin(_ value: SVG.LineJoin) -> Self {
        Self("stroke-linejoin", .text(value.rawValue))
    }

    /// How far a pointed corner may reach.
    @inlinable public static func strokeMiterLimit(_ value: Double) -> Self {
        Self("stroke-miterlimit", .number(value))
    }

    /// The lengths of a dash and of the gap after it.
    @inlinable public static func strokeDashes(_ dash: Double, _ gap: Double) -> Self {
        Self("stroke-dasharray", .numbers(Float(dash), Float(gap), .nan, .nan))
    }

    /// Where in the pattern of dashes the outline begins.
    @inlinable public static func strokeDashOffset(_ value: Double) -> Self {
        Self("stroke-dashoffset", .number(value))
    }

    /// How opaque the inside is, from 0 to 1.
    @inlinable public static func fillOpacity(_ value: Double) -> Self { Self("fill-opacity", .number(value)) }

    /// What counts as inside.
    @inlinable public static func fillRule(_ value: SVG.FillRule) -> Self { Self("fill-rule", .text(value.rawValue)) }

    /// What counts as inside of a clipping path.
    @inlinable public static func clipRule(_ value: SVG.FillRule) -> Self { Self("clip-rule", .text(value.rawValue)) }

    /// How opaque it is as a whole, from 0 to 1.
    @inlinable public static func opacity(_ value: Double) -> Self { Self("opacity", .number(value)) }

    /// Whether the outline grows with the drawing.
    @inlinable public static func vectorEffect(_ value: SVG.VectorEffect) -> Self {
        Self("vector-effect", .text(value.rawValue))
    }

    /// Whether edges are smooth or crisp.
    @inlinable public static func shapeRendering(_ value: SVG.ShapeRendering) -> Self {
        Self("shape-rendering", .text(value.rawValue))
    }

    /// The outline that cuts off what is outside.
    @inlinable public static func clipPath(_ path: ElementID) -> Self { Self("clip-path", .text("url(#\(path))")) }

    /// The drawing whose light decides what shows.
    @inlinable public static func mask(_ mask: ElementID) -> Self { Self("mask", .text("url(#\(mask))")) }

    /// How it is moved, turned or scaled.
    @inlinable public static func transform(_ transform: SVG.Transform) -> Self {
        Self("transform", .bytes(transform.bytes))
    }

    /// Which end of the words stands at the point.
    @inlinable public static func textAnchor(_ value: SVG.TextAnchor) -> Self {
        Self("text-anchor", .text(value.rawValue))
    }

    /// Which line of the letters stands at the point.
    @inlinable public static func dominantBaseline(_ value: SVG.Baseline) -> Self {
        Self("dominant-baseline", .text(value.rawValue))
    }

    /// The size of the letters.
    @inlinable public static func fontSize(_ value: Double) -> Self { Self("font-size", .number(value)) }

    /// The weight of the letters, from 100 to 900.
    @inlinable public static func fontWeight(_ value: Int) -> Self { Self("font-weight", .integer(value)) }
}
