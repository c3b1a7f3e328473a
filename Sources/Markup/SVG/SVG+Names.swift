extension SVG {
    /// A drawing.
    public enum Root: SVGElementName {
        /// Written `<svg>`.
        @inlinable public static var name: StaticString { "svg" }
    }

    /// Shapes that belong together.
    public enum G: SVGElementName {
        /// Written `<g>`.
        @inlinable public static var name: StaticString { "g" }
    }

    /// What is drawn only where it is referred to.
    public enum Defs: SVGElementName {
        /// Written `<defs>`.
        @inlinable public static var name: StaticString { "defs" }
    }

    /// A drawing to be used elsewhere.
    public enum Symbol: SVGElementName {
        /// Written `<symbol>`.
        @inlinable public static var name: StaticString { "symbol" }
    }

    /// A drawing from elsewhere.
    public enum Use: SVGElementName {
        /// Written `<use>`.
        @inlinable public static var name: StaticString { "use" }
    }

    /// The name of what is drawn, for those who do not see it.
    public enum Title: SVGElementName {
        /// Written `<title>`.
        @inlinable public static var name: StaticString { "title" }
    }

    /// What is drawn, in words.
    public enum Desc: SVGElementName {
        /// Written `<desc>`.
        @inlinable public static var name: StaticString { "desc" }
    }

    /// An outline of lines and curves.
    public enum Path: SVGElementName {
        /// Written `<path>`.
        @inlinable public static var name: StaticString { "path" }
    }

    /// A rectangle.
    public enum Rect: SVGElementName {
        /// Written `<rect>`.
        @inlinable public static var name: StaticString { "rect" }
    }

    /// A circle.
    public enum Circle: SVGElementName {
        /// Written `<circle>`.
        @inlinable public static var name: StaticString { "circle" }
    }

    /// An ellipse.
    public enum Ellipse: SVGElementName {
        /// Written `<ellipse>`.
        @inlinable public static var name: StaticString { "ellipse" }
    }

    /// A straight line.
    public enum Line: SVGElementName {
        /// Written `<line>`.
        @inlinable public static var name: StaticString { "line" }
    }

    /// Straight lines from point to point.
    public enum Polyline: SVGElementName {
        /// Written `<polyline>`.
        @inlinable public static var name: StaticString { "polyline" }
    }

    /// A closed outline of straight lines.
    public enum Polygon: SVGElementName {
        /// Written `<polygon>`.
        @inlinable public static var name: StaticString { "polygon" }
    }

    /// Words in a drawing.
    public enum Text: SVGElementName {
        /// Written `<text>`.
        @inlinable public static var name: StaticString { "text" }
    }

    /// Some of these words, moved or marked.
    public enum Tspan: SVGElementName {
        /// Written `<tspan>`.
        @inlinable public static var name: StaticString { "tspan" }
    }

    /// A link.
    public enum A: SVGElementName {
        /// Written `<a>`.
        @inlinable public static var name: StaticString { "a" }
    }

    /// A picture in a drawing.
    public enum Image: SVGElementName {
        /// Written `<image>`.
        @inlinable public static var name: StaticString { "image" }
    }

    /// HTML in a drawing.
    public enum ForeignObject: SVGElementName {
        /// Written `<foreignObject>`.
        @inlinable public static var name: StaticString { "foreignObject" }
    }

    /// A blend along a line.
    public enum LinearGradient: SVGElementName {
        /// Written `<linearGradient>`.
        @inlinable public static var name: StaticString { "linearGradient" }
    }

    /// A blend from a point outwards.
    public enum RadialGradient: SVGElementName {
        /// Written `<radialGradient>`.
        @inlinable public static var name: StaticString { "radialGradient" }
    }

    /// One colour of a blend.
    public enum Stop: SVGElementName {
        /// Written `<stop>`.
        @inlinable public static var name: StaticString { "stop" }
    }

    /// An outline that cuts off what is outside.
    public enum ClipPath: SVGElementName {
        /// Written `<clipPath>`.
        @inlinable public static var name: StaticString { "clipPath" }
    }

    /// A drawing whose light decides what shows.
    public enum Mask: SVGElementName {
        /// Written `<mask>`.
        @inlinable public static var name: StaticString { "mask" }
    }

    /// A tile to paint with.
    public enum Pattern: SVGElementName {
        /// Written `<pattern>`.
        @inlinable public static var name: StaticString { "pattern" }
    }

    /// A drawing for the ends of lines.
    public enum Marker: SVGElementName {
        /// Written `<marker>`.
        @inlinable public static var name: StaticString { "marker" }
    }
}
