/// Stories in a list, and beside it the one that is being read; a narrow page shows one of the two.
package final class ReaderController: SplitController {
    private let list: StoryListController
    private let pages: StoryPagesController

    package init(shelf: any StoryShelf, clock: LocalClock) {
        list = StoryListController(shelf: shelf, clock: clock)
        pages = StoryPagesController(shelf: shelf, clock: clock)
        super.init(identifier: "reader", primary: list, secondary: pages)
        restorationIdentifier = identifier.name
        list.landing = { [unowned pages] in pages.elementID }
        list.didArrive = { [unowned pages] stories in
            pages.titles = Dictionary(stories.map { ($0.id, $0.title) }) { first, _ in first }
        }
        pages.didTurn = { [unowned self] in list.opened = pages.opened }
    }

    package override var title: String { "Reading room" }
    package override var allowsHiding: Bool { false }

    /// Answers `open` from the list.
    package override var actions: [String] { ["open"] }

    package override func didReceive(_ action: Action) {
        if let story = action["story"].flatMap({ Identifier($0) }) { pages.show(story) }
    }
}
