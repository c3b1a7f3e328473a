import Markup

/// Any number of children one after another, added, removed, hidden and shown at will.
open class StackController: Controller {
    /// The direction in which children follow each other.
    public enum Axis: String, Sendable {
        /// One under the other.
        case vertical
        /// Side by side, as long as there is room.
        case horizontal
    }

    /// The direction in which the children follow each other.
    public final let axis: Axis

    /// Makes an empty stack.
    public init(identifier: Identifier? = nil, axis: Axis = .vertical) {
        self.axis = axis
        super.init(identifier: identifier)
    }

    /// A group that says in which direction it goes.
    open override var root: FragmentRoot {
        FragmentRoot(.div, classes: "stack", data: ("axis", axis.rawValue))
    }

    /// The elements around the children are this container's, the rest is theirs.
    open override var arrangesChildren: Bool { true }
}
