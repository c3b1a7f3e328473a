/// One child at a time, which another can replace.
///
/// The child that goes keeps its own children, so that going from A to B and back finds A as it was. What it shows
/// first is made when the container loads, unless something else was chosen before.
open class SwitchController: Controller {
    private let makeDefault: () -> Controller?

    /// Makes a container that shows nothing until it is loaded.
    ///
    /// - Parameters:
    ///   - identifier: the name among the siblings.
    ///   - makeDefault: makes what is shown when nothing was chosen.
    public init(identifier: Identifier? = nil, default makeDefault: @escaping () -> Controller? = { nil }) {
        self.makeDefault = makeDefault
        super.init(identifier: identifier)
    }

    /// The child on display, if there is one.
    public final var displayed: Controller? { children.first }

    /// Shows another child instead of the one on display; showing that one again is nothing at all.
    ///
    /// - Throws: ``ContainmentError``, and then nothing has changed and nobody has heard anything.
    public final func transition(to new: Controller) throws(ContainmentError) {
        if let displayed {
            try swap(displayed, new)
        } else {
            try fill(with: new)
        }
    }

    override final var isManaged: Bool { true }
    override final var showsOneAtATime: Bool { true }
    override final var allowsTransition: Bool { true }

    override final func loadDefault() {
        guard children.isEmpty, let first = makeDefault() else { return }
        // A default that is somebody else's child cannot be shown; the container stays empty, as it says.
        try? adopt([first])
        // A callback of the default may have chosen something else, and a choice wins.
        if children.count > 1 { remove(first) }
    }

    /// The elements around the children are this container's, the rest is theirs.
    open override var arrangesChildren: Bool { true }
}
