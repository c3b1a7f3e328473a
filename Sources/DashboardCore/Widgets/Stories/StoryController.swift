package import Markup

/// One story, to be read.
package final class StoryController: FetchedCardController<StoryPage> {
    /// What a list calls it, for as long as it has not come itself.
    var announcedTitle: String? {
        didSet { if announcedTitle != oldValue { setNeedsRender() } }
    }

    private let shelf: any StoryShelf

    package init(_ story: Identifier, shelf: any StoryShelf, clock: LocalClock) {
        self.shelf = shelf
        super.init(identifier: story, clock: clock.now) { try await shelf.page(story) }
        restorationIdentifier = story.name
    }

    package override var title: String { loaded.value?.story.title ?? announcedTitle ?? "A story" }
    package override var source: String? { loaded.value?.story.feed ?? shelf.name }
    package override var lifetime: Duration { .seconds(3600) }
    /// A story is left, by Back, and not put away.
    package override var allowsHiding: Bool { false }
    package override var classes: String { phase == .stale ? "read stale" : "read" }

    package override var root: FragmentRoot {
        FragmentRoot(.article, classes: classes, labelledBy: elementID(for: "title"))
    }

    package override var content: any Markup {
        guard let page = loaded.value else { return super.content }
        return StoryView(
            page: page,
            notice: loaded.phase == .stale ? "This is the story as it was last read from \(shelf.name)." : nil,
            titleID: elementID(for: "title"),
            plateID: elementID(for: "plate"),
            open: address(of: "open"),
            back: ReturnField(to: parent?.elementID ?? elementID, on: traits.page),
            icons: traits.icons
        )
    }

    package override var placeholder: any Markup {
        CardPlaceholder(title: title, classes: "read tall", label: waitingLabel)
    }

    package override func words(of page: StoryPage) -> String? {
        ([page.story.title, page.story.dateline] + page.story.paragraphs).joined(separator: "\n\n")
    }

    package override func model(of page: StoryPage) -> JSON? {
        .object(
            page.story.headline + [
                .init("paragraphs", .array(page.story.paragraphs.map { .string($0) })),
                .init("previous", JSON(page.previous?.id.name)),
                .init("next", JSON(page.next?.id.name)),
            ]
        )
    }

    package override class var modelShape: JSON {
        let neighbour: JSON = ["type": ["string", "null"]]
        let further: [JSON.Member] = [
            .init("paragraphs", ["type": "array", "items": ["type": "string"]]),
            .init("previous", neighbour),
            .init("next", neighbour),
        ]
        return .object([
            .init("type", "object"),
            .init("required", .array((Story.headlineShape + further).map { .string($0.name) })),
            .init("properties", .object(Story.headlineShape + further)),
        ])
    }

    package override var picture: (any Markup)? {
        loaded.value?.story.plate.map { PlateView(plate: $0, id: "plate", isAlone: true) }
    }
}
