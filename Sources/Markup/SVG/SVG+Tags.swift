extension SVG {
    /// A drawing.
    @inlinable public static var svg: Tag<Root> { Tag() }

    /// Shapes that belong together.
    @inlinable public static var g: Tag<G> { Tag() }

    /// What is drawn only where it is referred to.
    @inlinable public static var defs: Tag<Defs> { Tag() }

    /// A drawing to be used elsewhere.
    @inlinable public static var symbol: Tag<Symbol> { Tag() }

    /// A drawing from elsewhere.
    @inlinable public static var use: Tag<Use> { Tag() }

    /// The name of what is drawn, for those who do not see it.
    @inlinable public static var title: Tag<Title> { Tag() }

    /// What is drawn, in words.
    @inlinable public static var desc: Tag<Desc> { Tag() }

    /// An outline of lines and curves.
    @inlinable public static var path: Tag<Path> { Tag() }

    /// A rectangle.
    @inlinable public static var rect: Tag<Rect> { Tag() }

    /// A circle.
    @inlinable public static var circle: Tag<Circle> { Tag() }

    /// An ellipse.
    @inlinable public static var ellipse: Tag<Ellipse> { Tag() }

    /// A straight line.
    @inlinable public static var line: Tag<Line> { Tag() }

    /// Straight lines from point to point.
    @inlinable public static var polyline: Tag<Polyline> { Tag() }

    /// A closed outline of straight lines.
    @inlinable public static var polygon: Tag<Polygon> { Tag() }

    /// Words in a drawing.
    @inlinable public static var text: Tag<Text> { Tag() }

    /// Some of these words, moved or marked.
    @inlinable public static var tspan: Tag<Tspan> { Tag() }

    /// A link.
    @inlinable public static var a: Tag<A> { Tag() }

    /// A picture in a drawing.
    @inlinable public static var image: Tag<Image> { Tag() }

    /// HTML in a drawing.
    @inlinable public static var foreignObject: Tag<ForeignObject> { Tag() }

    /// A blend along a line.
    @inlinable public static var linearGradient: Tag<LinearGradient> { Tag() }

    /// A blend from a point outwards.
    @inlinable public static var radialGradient: Tag<RadialGradient> { Tag() }

    /// One colour of a blend.
    @inlinable public static var stop: Tag<Stop> { Tag() }

    /// An outline that cuts off what is outside.
    @inlinable public static var clipPath: Tag<ClipPath> { Tag() }

    /// A drawing whose light decides what shows.
    @inlinable public static var mask: Tag<Mask> { Tag() }

    /// A tile to paint with.
    @inlinable public static var pattern: Tag<Pattern> { Tag() }

    /// A drawing for the ends of lines.
    @inlinable public static var marker: Tag<Marker> { Tag() }
}

/// A drawing; what is in it stands under ``SVG``.
@inlinable public var svg: Tag<SVG.Root> { Tag() }
