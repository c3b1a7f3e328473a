extension Attribute where Name: SVG.PlacedShape {
    /// The distance from the left.
    @inlinable public static func x(_ value: Double) -> Self { Self("x", .number(value)) }

    /// The distance from the top.
    @inlinable public static func y(_ value: Double) -> Self { Self("y", .number(value)) }
}

extension Attribute where Name: SVG.SizedShape {
    /// How wide it is.
    @inlinable public static func width(_ value: Double) -> Self { Self("width", .number(value)) }

    /// How high it is.
    @inlinable public static func height(_ value: Double) -> Self { Self("height", .number(value)) }
}

extension Attribute where Name: SVG.CenteredShape {
    /// The distance of the centre from the left.
    @inlinable public static func cx(_ value: Double) -> Self { Self("cx", .number(value)) }

    /// The distance of the centre from the top.
    @inlinable public static func cy(_ value: Double) -> Self { Self("cy", .number(value)) }
}

extension Attribute where Name: SVG.RoundedShape {
    /// The radius from side to side.
    @inlinable public static func rx(_ value: Double) -> Self { Self("rx", .number(value)) }

    /// The radius up and down.
    @inlinable public static func ry(_ value: Double) -> Self { Self("ry", .number(value)) }
}

extension Attribute where Name: SVG.CircularShape {
    /// The radius.
    @inlinable public static func r(_ value: Double) -> Self { Self("r", .number(value)) }
}

extension Attribute where Name: SVG.StraightShape {
    /// Where it begins, from the left.
    @inlinable public static func x1(_ value: Double) -> Self { Self("x1", .number(value)) }

    /// Where it begins, from the top.
    @inlinable public static func y1(_ value: Double) -> Self { Self("y1", .number(value)) }

    /// Where it ends, from the left.
    @inlinable public static func x2(_ value: Double) -> Self { Self("x2", .number(value)) }

    /// Where it ends, from the top.
    @inlinable public static func y2(_ value: Double) -> Self { Self("y2", .number(value)) }
}

extension Attribute where Name: SVG.PointedShape {
    /// The points it goes through.
    @inlinable public static func points(_ points: SVG.Points) -> Self { Self("points", .bytes(points.bytes)) }
}

extension Attribute where Name: SVG.OutlinedShape {
    /// What the length of the outline counts as.
    @inlinable public static func pathLength(_ value: Double) -> Self { Self("pathLength", .number(value)) }
}

extension Attribute where Name == SVG.Path {
    /// The outline.
    @inlinable public static func d(_ data: SVG.PathData) -> Self { Self("d", data.value) }
}

extension Attribute where Name: SVG.ViewportElement {
    /// The part of its own coordinates that is shown.
    @inlinable public static func viewBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
        Self("viewBox", .numbers(Float(x), Float(y), Float(width), Float(height)))
    }

    /// How the coordinates fit a place of another shape.
    @inlinable public static func preserveAspectRatio(_ value: SVG.AspectRatio) -> Self {
        Self("preserveAspectRatio", .text(value.rawValue))
    }
}

extension Attribute where Name: SVG.ReferringShape {
    /// The address it leads to.
    @inlinable public static func href(_ link: Link) -> Self { Self("href", .text(link.description)) }
}

extension Attribute where Name: SVG.Gradient {
    /// What its coordinates are measured by.
    @inlinable public static func gradientUnits(_ value: SVG.Units) -> Self {
        Self("gradientUnits", .text(value.rawValue))
    }

    /// How the blend is moved, turned or scaled.
    @inlinable public static func gradientTransform(_ transform: SVG.Transform) -> Self {
        Self("gradientTransform", .bytes(transform.bytes))
    }

    /// What comes after the blend's end.
    @inlinable public static func spreadMethod(_ value: SVG.SpreadMethod) -> Self {
        Self("spreadMethod", .text(value.rawValue))
    }
}

extension Attribute where Name == SVG.Stop {
    /// Where on the way it stands, from 0 to 1.
    @inlinable public static func offset(_ value: Double) -> Self { Self("offset", .number(value)) }

    /// The colour.
    @inlinable public static func stopColor(_ paint: SVG.Paint) -> Self { Self("stop-color", .text(paint.value)) }

    /// How opaque the colour is, from 0 to 1.
    @inlinable public static func stopOpacity(_ value: Double) -> Self { Self("stop-opacity", .number(value)) }
}

extension Attribute where Name == SVG.ClipPath {
    /// What its coordinates are measured by.
    @inlinable public static func clipPathUnits(_ value: SVG.Units) -> Self {
        Self("clipPathUnits", .text(value.rawValue))
    }
}

extension Attribute where Name == SVG.Mask {
    /// What its place is measured by.
    @inlinable public static func maskUnits(_ value: SVG.Units) -> Self { Self("maskUnits", .text(value.rawValue)) }

    /// What its drawing is measured by.
    @inlinable public static func maskContentUnits(_ value: SVG.Units) -> Self {
        Self("maskContentUnits", .text(value.rawValue))
    }
}

extension Attribute where Name == SVG.Pattern {
    /// What its place is measured by.
    @inlinable public static func patternUnits(_ value: SVG.Units) -> Self {
        Self("patternUnits", .text(value.rawValue))
    }

    /// What its drawing is measured by.
    @inlinable public static func patternContentUnits(_ value: SVG.Units) -> Self {
        Self("patternContentUnits", .text(value.rawValue))
    }

    /// How the tile is moved, turned or scaled.
    @inlinable public static func patternTransform(_ transform: SVG.Transform) -> Self {
        Self("patternTransform", .bytes(transform.bytes))
    }
}

extension Attribute where Name == SVG.Text {
    /// How far it is moved to the right.
    @inlinable public static func dx(_ value: Double) -> Self { Self("dx", .number(value)) }

    /// How far it is moved down.
    @inlinable public static func dy(_ value: Double) -> Self { Self("dy", .number(value)) }

    /// How long the words are made.
    @inlinable public static func textLength(_ value: Double) -> Self { Self("textLength", .number(value)) }
}

extension Attribute where Name == SVG.Tspan {
    /// How far it is moved to the right.
    @inlinable public static func dx(_ value: Double) -> Self { Self("dx", .number(value)) }

    /// How far it is moved down.
    @inlinable public static func dy(_ value: Double) -> Self { Self("dy", .number(value)) }
}

extension Attribute where Name == SVG.Marker {
    /// The point that is set on the line, from the left.
    @inlinable public static func refX(_ value: Double) -> Self { Self("refX", .number(value)) }

    /// The point that is set on the line, from the top.
    @inlinable public static func refY(_ value: Double) -> Self { Self("refY", .number(value)) }

    /// How wide it is.
    @inlinable public static func markerWidth(_ value: Double) -> Self { Self("markerWidth", .number(value)) }

    /// How high it is.
    @inlinable public static func markerHeight(_ value: Double) -> Self { Self("markerHeight", .number(value)) }
}

extension Attribute where Name == SVG.Root {
    /// The name space that a drawing in a file of its own must declare.
    @inlinable public static var xmlns: Self { Self("xmlns", .text("http://www.w3.org/2000/svg")) }

    /// Whether older browsers stop at it.
    @inlinable public static func focusable(_ value: Bool) -> Self {
        Self("focusable", .text(value ? "true" : "false"))
    }

    /// What happens to what lies outside.
    @inlinable public static func overflow(_ value: SVG.Overflow) -> Self { Self("overflow", .text(value.rawValue)) }
}
