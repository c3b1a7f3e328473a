import Markup

/// Two columns, of which a narrow page shows only the top one.
open class SplitController: Controller {
    /// Whether only one column is on display.
    public private(set) final var isCollapsed = false

    private var topWhenCollapsed: Controller?

    /// Makes a split of two columns.
    ///
    /// Two columns of one name stop the program.
    public init(identifier: Identifier? = nil, primary: Controller, secondary: Controller) {
        super.init(identifier: identifier)
        take([primary, secondary])
    }

    /// The column that stays when the page becomes narrow.
    ///
    /// - Parameter secondary: what stays unless you answer otherwise.
    /// - Returns: one of the two columns.
    open func topColumn(proposed secondary: Controller) -> Controller { secondary }

    /// Sent when only one column is left on display.
    open func didCollapse(to top: Controller) {}

    /// Sent when both columns are on display again.
    open func didExpand() {}

    /// A group that says whether it is folded.
    open override var root: FragmentRoot {
        FragmentRoot(.div, classes: "split", data: ("columns", isCollapsed ? "one" : "two"))
    }

    /// Folds or unfolds without a word, for a tree that is being set up.
    package final func setUp(collapsedTo top: Controller?) {
        isCollapsed = top != nil
        topWhenCollapsed = top
    }

    override final var isManaged: Bool { true }

    override final var displayedChildren: [Controller] {
        if isCollapsed, let topWhenCollapsed { [topWhenCollapsed] } else { children }
    }

    override final func displays(_ child: Controller) -> Bool {
        !isCollapsed || child === topWhenCollapsed
    }

    override final func didPassOnTraits(insteadOf old: Traits) {
        guard children.count == 2, old.isCompact != traits.isCompact, isCollapsed != traits.isCompact else { return }
        if traits.isCompact { collapse() } else { expand() }
    }

    /// The answer stays, the other column goes but remains a child (rule D1).
    private func collapse() {
        let secondary = children[1]
        let answer = topColumn(proposed: secondary)
        guard children.count == 2, !isCollapsed else { return }
        let top = answer.parent === self ? answer : secondary
        setUp(collapsedTo: top)
        setNeedsRender()
        for child in children where child !== top { child.disappear() }
        tell { [self] in didCollapse(to: top) }
    }

    /// The column that was away comes back (rule D2).
    private func expand() {
        let away = children.first { $0 !== topWhenCollapsed }
        setUp(collapsedTo: nil)
        setNeedsRender()
        if let away { bringUp(away) }
        tell { [self] in didExpand() }
    }

    private func tell(_ note: @escaping () -> Void) {
        guard appearance.isLive, let stage else { return note() }
        stage.queue.append(note: { _ in note() })
    }

    override final func forget(_ child: Controller, at index: Int) {
        setUp(collapsedTo: nil)
    }

    override final func fillGap() {
        for child in children { bringUp(child) }
    }

    /// The elements around the children are this container's, the rest is theirs.
    open override var arrangesChildren: Bool { true }
}
