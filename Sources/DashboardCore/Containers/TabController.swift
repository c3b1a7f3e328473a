public import Markup

/// Several children of which one is selected; the others are not even loaded before their turn.
open class TabController: Controller {
    /// The child on display.
    public private(set) final var selected: Controller?

    // Where a selected tab has just left.
    private var gap: Int?

    /// Makes a container of tabs with the first one selected.
    ///
    /// Two tabs of one name stop the program.
    public init(identifier: Identifier? = nil, tabs: [Controller] = []) {
        super.init(identifier: identifier)
        take(tabs)
        selected = tabs.first
    }

    /// The place of the selected tab.
    public final var selectedIndex: Int? { selected.flatMap { childList.index(of: $0) } }

    /// Whether a visitor may have that tab.
    open func shouldSelect(_ tab: Controller) -> Bool { true }

    /// Sent after a visitor has chosen a tab, also the one on display.
    open func didSelect(_ tab: Controller) {}

    /// Selects by code: nobody is asked, and nobody is told.
    ///
    /// - Throws: ``ContainmentError`` with `invalidArgument` if there is no such tab.
    public final func select(_ index: Int) throws(ContainmentError) {
        display(try tab(at: index))
    }

    /// Selects on behalf of the visitor: ``shouldSelect(_:)`` is asked first, ``didSelect(_:)`` told last.
    ///
    /// - Returns: whether the tab is selected now.
    /// - Throws: ``ContainmentError`` with `invalidArgument` if there is no such tab.
    @discardableResult
    public final func visitorSelects(_ index: Int) throws(ContainmentError) -> Bool {
        let tab = try tab(at: index)
        guard shouldSelect(tab), tab.parent === self else { return false }
        display(tab)
        didSelect(tab)
        return true
    }

    /// A group of the tabs' names and the selected tab.
    open override var root: FragmentRoot { FragmentRoot(.section, classes: "tabs", label: title) }

    /// One button for each tab, which works without scripts, and the place of the selected one.
    open override var content: any Markup { TabView(of: self) }

    /// Answers `select`, for a visitor.
    open override var actions: [String] { ["select"] }

    /// Selects the tab that the field `tab` names, if there is one.
    open override func didReceive(_ action: Action) {
        guard let index = children.firstIndex(where: { $0.identifier.name == action["tab"] }) else { return }
        _ = try? visitorSelects(index)
    }

    private func tab(at index: Int) throws(ContainmentError) -> Controller {
        guard children.indices.contains(index) else {
            throw .init(.invalidArgument, "select", expected: "an index below \(children.count)", got: "\(index)")
        }
        return children[index]
    }

    /// The new tab speaks first, and at once (rule B2).
    private func display(_ new: Controller) {
        guard new !== selected else { return }
        let old = selected
        selected = new
        setNeedsRender()
        if isLoaded { new.load() }
        guard appearance.isLive, let stage, stillDisplays(new) else { return }
        new.prepareSubtree()
        if let old, old.appearance.isLive { stage.queue.append(old, of: stage) }
        if !new.appearance.isLive {
            stage.queue.append(new, of: stage)
            new.sendWillAppear()
        }
        if let old, old !== selected, old.appearance.isLive { old.sendWillDisappear() }
    }

    override final var isManaged: Bool { true }
    override final var displayedChildren: [Controller] { selected.map { [$0] } ?? [] }
    override final func displays(_ child: Controller) -> Bool { child === selected }

    override final func forget(_ child: Controller, at index: Int) {
        guard child === selected else { return }
        selected = nil
        gap = index
    }

    override final func fillGap() {
        guard selected == nil, let gap, !children.isEmpty else { return }
        self.gap = nil
        display(children[min(gap, children.count - 1)])
    }

    override final func record(into record: inout StateRecord) {
        record.selected = selected?.restorationIdentifier
    }

    override final func restore(from record: StateRecord) {
        guard let name = record.selected else { return }
        if let tab = children.first(where: { $0.restorationIdentifier == name }) { display(tab) }
    }

    /// The elements around the children are this container's, the rest is theirs.
    open override var arrangesChildren: Bool { true }
}
