package import Markup

/// What is seen before a story is opened: the newest one, begun.
package final class CoverController: FetchedCardController<[Story]> {
    private let shelf: any StoryShelf

    package init(shelf: any StoryShelf, clock: LocalClock) {
        self.shelf = shelf
        super.init(identifier: "cover", clock: clock.now) { try await shelf.stories() }
        restorationIdentifier = identifier.name
    }

    package override var title: String { "Stories" }
    package override var source: String? { shelf.name }
    package override var lifetime: Duration { .seconds(900) }
    /// There is always something below an open story.
    package override var allowsHiding: Bool { false }
    package override var classes: String { phase == .stale ? "read cover stale" : "read cover" }

    package override var root: FragmentRoot {
        FragmentRoot(.article, classes: classes, labelledBy: elementID(for: "title"))
    }

    package override var content: any Markup {
        guard let story = loaded.value?.first else { return super.content }
        return CoverView(
            story: story,
            titleID: elementID(for: "title"),
            plateID: elementID(for: "plate"),
            open: address(of: "open"),
            back: ReturnField(to: parent?.elementID ?? elementID, on: traits.page)
        )
    }

    package override func matter(of stories: [Story]) -> any Markup {
        p(.class("soft")) { "Nothing to read yet. Stories appear here as soon as a feed has one." }
    }

    package override var placeholder: any Markup {
        CardPlaceholder(title: title, classes: "read cover tall", label: waitingLabel)
    }

    package override func words(of stories: [Story]) -> String? {
        stories.first.map { "\($0.title)\n\($0.summary)" } ?? "Nothing to read yet."
    }

    package override func model(of stories: [Story]) -> JSON? {
        ["newest": JSON(stories.first?.id.name), "count": .integer(stories.count)]
    }

    package override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["newest", "count"],
            "properties": ["newest": ["type": ["string", "null"]], "count": ["type": "integer", "minimum": 0]],
        ]
    }

    package override var picture: (any Markup)? {
        loaded.value?.first?.plate.map { PlateView(plate: $0, id: "plate", isAlone: true) }
    }
}
