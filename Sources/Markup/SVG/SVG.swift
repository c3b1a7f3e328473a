/// The elements of drawings, kept apart because HTML has a `title`, an `a` and a `text` of its own.
///
/// ```swift
/// svg(.viewBox(0, 0, 320, 80), .role(.img)) {
///     SVG.title { "Rain by the hour" }
///     SVG.rect(.x(8), .y(20), .width(10), .height(60))
/// }
/// ```
public enum SVG {}

/// The name of an element of a drawing.
public protocol SVGElementName: ElementName {}

extension SVGElementName {
    /// Without content such an element is written in one tag.
    @inlinable public static var closesItself: Bool { true }
}
