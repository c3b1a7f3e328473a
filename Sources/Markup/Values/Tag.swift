/// What stands for the name of an element with content: calling it makes the element.
///
/// The attributes come first, then the content in braces. Without braces the element is empty.
public struct Tag<Name: ElementName>: Sendable {
    @inlinable
    init() {}
}
