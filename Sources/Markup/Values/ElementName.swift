/// The name of an element, as a type, so that the compiler knows which attributes it may carry.
public protocol ElementName {
    /// The name as it is written between the angle brackets.
    static var name: StaticString { get }

    /// Whether the element is written as `<name/>` where it has no content, as in SVG.
    static var closesItself: Bool { get }

    /// Whether parsers drop a line break right after the start tag.
    static var dropsFirstLineBreak: Bool { get }
}

extension ElementName {
    /// HTML's own elements need an end tag.
    @inlinable public static var closesItself: Bool { false }

    /// Nearly all elements keep their first line break.
    @inlinable public static var dropsFirstLineBreak: Bool { false }
}
