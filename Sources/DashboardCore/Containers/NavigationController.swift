public import Markup

/// A stack of controllers, of which the top one is shown.
///
/// Pushing and popping change the stack at once; what is loaded, appears and disappears follows at the commit, so that
/// three pushes in one turn show one page.
open class NavigationController: Controller {
    // The child on display, normally the top.
    private var shown: Controller?

    /// Makes a navigation with the first page of its stack.
    public init(identifier: Identifier? = nil, root: Controller? = nil) {
        super.init(identifier: identifier)
        if let root { take([root]) }
    }

    /// The last controller of the stack.
    public final var topController: Controller? { children.last }

    /// Makes a page anew that a visitor had open before a restart.
    ///
    /// - Returns: nil if there is no such page any more; the stack then ends below it.
    open func makeController(withRestorationIdentifier identifier: String) -> Controller? { nil }

    /// Puts a controller on top.
    ///
    /// - Throws: ``ContainmentError``, and then nothing has changed and nobody has heard anything.
    public final func push(_ child: Controller) throws(ContainmentError) {
        guard child.parent !== self else {
            throw .init(.invalidArgument, "push", expected: "a newcomer", got: "\(child.identifier), in the stack")
        }
        _ = try admit([child], to: "push")
        announceAndEnter(child)
        confirm(child)
        awaitCommit()
    }

    /// Takes the top away, unless it is the only one.
    ///
    /// - Returns: what has left.
    @discardableResult
    public final func pop() -> Controller? {
        guard children.count > 1, let top = children.last else { return nil }
        top.remove()
        return top
    }

    /// Takes everything away but the bottom, the top first.
    ///
    /// - Returns: what has left, from the bottom.
    @discardableResult
    public final func popToRoot() -> [Controller] {
        let leavers = Array(children.dropFirst())
        for leaver in leavers.reversed() { remove(leaver) }
        return leavers
    }

    /// Makes the stack what the list says: leavers first, from the top, then newcomers (rule N4).
    ///
    /// - Throws: ``ContainmentError``, and then nothing has changed and nobody has heard anything.
    public final func setStack(_ stack: [Controller]) throws(ContainmentError) {
        if stack.isEmpty {
            throw .init(.invalidArgument, "setStack", expected: "one controller or more", got: "none")
        }
        if let twice = stack.firstRepetition {
            throw .init(.invalidArgument, "setStack", expected: "each once", got: "\(twice.identifier) twice")
        }
        let leavers = children.filter { child in !stack.contains { $0 === child } }
        let newcomers = try admit(stack, to: "setStack", instead: leavers)
        for leaver in leavers.reversed() { remove(leaver) }
        for newcomer in newcomers { announceAndEnter(newcomer) }
        // Callbacks may have changed the stack; whoever came by one of them is on top.
        let staying = stack.filter { $0.parent === self }
        childList.reorder(staying + children.filter { child in !staying.contains { $0 === child } })
        for newcomer in newcomers { confirm(newcomer) }
        awaitCommit()
    }

    /// A way back, if there is one, and the page on display.
    open override var content: any Markup { NavigationView(of: self) }

    /// A group with a way back.
    open override var root: FragmentRoot { FragmentRoot(.div, classes: "navigation") }

    /// Answers `back` as long as there is a way back.
    open override var actions: [String] { children.count > 1 ? ["back"] : [] }

    /// Goes back by one page.
    open override func didReceive(_ action: Action) { pop() }

    /// Shows the top if it is not the one shown (rule N1).
    final func settle() {
        guard appearance.isLive, let stage, let top = children.last, top !== shown else { return }
        top.load()
        top.prepareSubtree()
        // What was loaded may have changed the stack; then the stage comes here once more.
        guard appearance.isLive, top === children.last, top !== shown else { return }
        let old = shown
        shown = top
        setNeedsRender()
        if let old, old.appearance.isLive { stage.queue.append(old, of: stage) }
        stage.queue.append(top, of: stage)
        if let old, old.appearance.isLive { old.sendWillDisappear() }
        if stillDisplays(top), appearance.isLive, !top.appearance.isLive { top.sendWillAppear() }
    }

    private func awaitCommit() {
        setNeedsRender()
        guard let stage, !stage.unsettled.contains(where: { $0 === self }) else { return }
        stage.unsettled.append(self)
    }

    override final var isManaged: Bool { true }
    override final var displayedChildren: [Controller] { shown.map { [$0] } ?? [] }
    override final func displays(_ child: Controller) -> Bool { child === shown }

    override final func prepareToDisplay() {
        guard !appearance.isLive, shown !== children.last else { return }
        shown = children.last
        setNeedsRender()
    }

    override final func forget(_ child: Controller, at index: Int) {
        if child === shown { shown = nil }
        awaitCommit()
    }

    override final func record(into record: inout StateRecord) {
        record.stack = children.map(\.restorationIdentifier).prefix { $0 != nil }.compactMap(\.self)
    }

    override final func restore(from record: StateRecord) {
        var stack: [Controller] = []
        for name in record.stack ?? [] {
            let present = children.first { $0.restorationIdentifier == name }
            guard let next = present ?? makeController(withRestorationIdentifier: name) else { break }
            stack.append(next)
        }
        // A forged list may name one page twice; the stack then stays as it is.
        try? setStack(stack)
    }

    /// The elements around the children are this container's, the rest is theirs.
    open override var arrangesChildren: Bool { true }
}
