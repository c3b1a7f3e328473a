// What shapes have in common decides which attributes they may carry.

extension SVG {
    /// A shape with a corner at a point.
    public protocol PlacedShape: SVGElementName {}

    /// A shape with a width and a height.
    public protocol SizedShape: SVGElementName {}

    /// A shape around a point.
    public protocol CenteredShape: SVGElementName {}

    /// A shape with two radii.
    public protocol RoundedShape: SVGElementName {}

    /// A shape with one radius.
    public protocol CircularShape: SVGElementName {}

    /// A shape from one point to another.
    public protocol StraightShape: SVGElementName {}

    /// A shape through many points.
    public protocol PointedShape: SVGElementName {}

    /// An element with coordinates of its own.
    public protocol ViewportElement: SVGElementName {}

    /// An element that leads to an address.
    public protocol ReferringShape: SVGElementName {}

    /// A blend of colours.
    public protocol Gradient: SVGElementName {}

    /// A shape whose outline has a length.
    public protocol OutlinedShape: SVGElementName {}
}

extension SVG.A: SVG.ReferringShape {}
extension SVG.Circle: SVG.CenteredShape, SVG.CircularShape, SVG.OutlinedShape {}
extension SVG.Ellipse: SVG.CenteredShape, SVG.RoundedShape, SVG.OutlinedShape {}
extension SVG.ForeignObject: SVG.PlacedShape, SVG.SizedShape {}
extension SVG.Image: SVG.PlacedShape, SVG.SizedShape, SVG.ReferringShape {}
extension SVG.Line: SVG.StraightShape, SVG.OutlinedShape {}
extension SVG.LinearGradient: SVG.StraightShape, SVG.Gradient {}
extension SVG.Marker: SVG.ViewportElement {}
extension SVG.Mask: SVG.PlacedShape, SVG.SizedShape {}
extension SVG.Path: SVG.OutlinedShape {}
extension SVG.Pattern: SVG.PlacedShape, SVG.SizedShape, SVG.ViewportElement {}
extension SVG.Polygon: SVG.PointedShape, SVG.OutlinedShape {}
extension SVG.Polyline: SVG.PointedShape, SVG.OutlinedShape {}
extension SVG.RadialGradient: SVG.CenteredShape, SVG.CircularShape, SVG.Gradient {}
extension SVG.Rect: SVG.PlacedShape, SVG.SizedShape, SVG.RoundedShape, SVG.OutlinedShape {}
extension SVG.Root: SVG.PlacedShape, SVG.SizedShape, SVG.ViewportElement {}
extension SVG.Symbol: SVG.SizedShape, SVG.ViewportElement {}
extension SVG.Text: SVG.PlacedShape {}
extension SVG.Tspan: SVG.PlacedShape {}
extension SVG.Use: SVG.PlacedShape, SVG.SizedShape, SVG.ReferringShape {}
