/// Whoever is told what stands in a document, in its order.
///
/// Nothing of what is handed over outlives the call, so whoever wants to keep a name or a value copies it.
///
/// ```swift
/// final class Titles: XMLHandler {
///     func start(_ element: Span<UInt8>) -> Bool { element.spells("title") }
///     func attribute(_ name: Span<UInt8>, _ value: Span<UInt8>) {}
///     func opened() {}
///     func text(_ piece: Span<UInt8>) {}
///     func end(_ element: Span<UInt8>) {}
/// }
/// ```
package protocol XMLHandler: AnyObject {
    /// An element begins; the answer is whether its attributes are wanted.
    func start(_ element: Span<UInt8>) -> Bool
    /// One of the attributes that were wanted, with everything that stood for something else put in its place.
    func attribute(_ name: Span<UInt8>, _ value: Span<UInt8>)
    /// All wanted attributes have come.
    func opened()
    /// A piece of the text within an element; a text may come in several.
    func text(_ piece: Span<UInt8>)
    /// An element ends.
    func end(_ element: Span<UInt8>)
}
