/// A place in the output that is filled after rendering.
///
/// A container leaves one for each child; ``RenderedMarkup/runs(filling:)`` puts the children's own bytes there without
/// copying them.
public struct Hole: Markup, Sendable, Hashable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    /// What tells this place from the others.
    public let name: String

    /// Leaves a place called `name`.
    @inlinable
    public init(_ name: String) {
        self.name = name
    }

    /// Marks the place.
    @inlinable
    public func render(into writer: inout MarkupWriter) {
        writer.leaveHole(self)
    }
}
