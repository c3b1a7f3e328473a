/// How much a document may ask of whoever reads it.
package struct XMLLimits: Sendable {
    /// Elements within one another.
    package var depth = 64
    /// Bytes of a name.
    package var name = 1_024
    /// Bytes of a value.
    package var value = 1 << 20
    /// Bytes of one tag with all its attributes.
    package var tag = 2 << 20
    /// Bytes of what stands before the first element.
    package var prolog = 1 << 20

    package init() {}
}
