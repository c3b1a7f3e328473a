/// The characters inside an element that holds no elements.
public protocol LeafContent: Markup {
    /// What the characters are made from.
    associatedtype Source

    /// Prepares `source` for the element's own rule of escaping.
    init(_ source: Source)
}

extension Text: LeafContent {}
