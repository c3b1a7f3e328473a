public import Markup

/// One page of a sequence, with the next and the previous one made when somebody turns to them.
open class PageController: Controller {
    /// Makes a container on its first page, if that is known already.
    public init(identifier: Identifier? = nil, first: Controller? = nil) {
        super.init(identifier: identifier)
        if let first { take([first]) }
    }

    /// The page on display.
    public final var current: Controller? { children.first }

    /// The page that follows, or nil at the end.
    open func page(after page: Controller) -> Controller? { nil }

    /// The page that precedes, or nil at the beginning.
    open func page(before page: Controller) -> Controller? { nil }

    /// What the ways back and on are called.
    open var turnNames: (previous: String, next: String) {
        (traits.words.frame.bar.previous, traits.words.frame.bar.next)
    }

    /// Whether it is known that no page precedes, so that nobody is offered one.
    open var isFirst: Bool { false }

    /// Whether it is known that no page follows.
    open var isLast: Bool { false }

    /// Turns to the page that follows.
    ///
    /// - Returns: the new page, or nil if this was the last one.
    /// - Throws: ``ContainmentError`` if that page is in use elsewhere, and then nothing has changed.
    @discardableResult
    public final func next() throws(ContainmentError) -> Controller? {
        guard let current, let page = page(after: current) else { return nil }
        return try turn(to: page)
    }

    /// Turns back to the page that precedes.
    ///
    /// - Returns: the new page, or nil if this was the first one.
    /// - Throws: ``ContainmentError`` if that page is in use elsewhere, and then nothing has changed.
    @discardableResult
    public final func previous() throws(ContainmentError) -> Controller? {
        guard let current, let page = page(before: current) else { return nil }
        return try turn(to: page)
    }

    /// Opens a page wherever it stands in the sequence.
    ///
    /// - Returns: that page.
    /// - Throws: ``ContainmentError`` if that page is in use elsewhere, and then nothing has changed.
    @discardableResult
    public final func turn(to page: Controller) throws(ContainmentError) -> Controller {
        if let current {
            try swap(current, page)
        } else {
            try fill(with: page)
        }
        return page
    }

    /// The page on display, between two buttons.
    open override var content: any Markup { PageView(of: self) }

    /// A group with a way on and a way back.
    open override var root: FragmentRoot { FragmentRoot(.div, classes: "page") }

    /// Answers `next` and `previous`.
    open override var actions: [String] { ["next", "previous"] }

    /// Turns the page.
    open override func didReceive(_ action: Action) {
        _ = action.name == "next" ? try? next() : try? previous()
    }

    override final var isManaged: Bool { true }
    override final var showsOneAtATime: Bool { true }

    /// The elements around the children are this container's, the rest is theirs.
    open override var arrangesChildren: Bool { true }
}
