/// What stands for the name of an element that holds no elements, only characters under a rule of their own.
///
/// ```swift
/// title { "Daybook" }
/// script(.type(.json), .id("model")) { .json(model) }
/// ```
public struct LeafTag<Name: ElementName, Content: LeafContent>: Sendable {
    @inlinable
    init() {}
}
