/// What stands for the name of an element that cannot have content: calling it makes the element.
public struct VoidTag<Name: ElementName>: Sendable {
    @inlinable
    init() {}
}
