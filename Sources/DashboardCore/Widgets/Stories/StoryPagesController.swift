/// The cover, and on it the stories that were opened one from another; Back leads down again.
package final class StoryPagesController: NavigationController {
    /// Told after the stack has changed.
    var didTurn: () -> Void = {}

    /// What a list calls the stories, also those that are open and have not come yet.
    var titles: [Identifier: String] = [:] {
        didSet {
            guard titles != oldValue else { return }
            for case let story as StoryController in children { story.announcedTitle = titles[story.identifier] }
            // The way back says where it leads.
            setNeedsRender()
        }
    }

    /// How many pages lie on one another at most.
    private static let depth = 12

    private let shelf: any StoryShelf
    private let clock: LocalClock

    package init(shelf: any StoryShelf, clock: LocalClock) {
        self.shelf = shelf
        self.clock = clock
        super.init(identifier: "pages", root: CoverController(shelf: shelf, clock: clock))
        restorationIdentifier = identifier.name
    }

    package override var title: String { "Reading" }
    package override var allowsHiding: Bool { false }

    /// The story on top, if one is open.
    var opened: Identifier? { children.count > 1 ? topController?.identifier : nil }

    /// Opens one story and closes all others.
    func show(_ story: Identifier) {
        guard let cover = children.first, story != cover.identifier else { return }
        try? setStack([cover, child(named: story) ?? make(story)])
        didTurn()
    }

    /// Opens a story on top of what is open, or goes back to it where it was opened before.
    func turn(to story: Identifier) {
        let position = children.firstIndex { $0.identifier == story } ?? children.count
        guard position > 0 else { return }
        if position < children.count {
            try? setStack(Array(children.prefix(position + 1)))
        } else {
            // The way back is long enough; the oldest story on it is forgotten, never the cover.
            let kept = children.count < Self.depth ? children : Array(children.prefix(1)) + Array(children.dropFirst(2))
            try? setStack(kept + [make(story)])
        }
        didTurn()
    }

    /// Answers `open` from inside a story, and `back`.
    package override var actions: [String] { super.actions + ["open"] }

    package override func didReceive(_ action: Action) {
        switch action.name {
        case "open": if let story = action["story"].flatMap({ Identifier($0) }) { turn(to: story) }
        default:
            super.didReceive(action)
            didTurn()
        }
    }

    package override func makeController(withRestorationIdentifier identifier: String) -> Controller? {
        Identifier(identifier).map(make)
    }

    package override func restoreState() { didTurn() }

    private func make(_ story: Identifier) -> StoryController {
        let page = StoryController(story, shelf: shelf, clock: clock)
        page.announcedTitle = titles[story]
        return page
    }
}
