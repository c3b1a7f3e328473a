package import Markup

/// What there is to read, one row for each story, which opens it.
package final class StoryListController: FetchedCardController<[Story]> {
    /// The story that is open beside the list, if one is.
    var opened: Identifier? {
        didSet { if opened != oldValue { setNeedsRender() } }
    }

    /// Where on the page a story opens, if not here.
    var landing: (() -> ElementID)?

    /// Told when the stories have come.
    var didArrive: ([Story]) -> Void = { _ in }

    private let shelf: any StoryShelf
    private let clock: LocalClock

    package init(shelf: any StoryShelf, clock: LocalClock) {
        self.shelf = shelf
        self.clock = clock
        super.init(identifier: "list", clock: clock.now) { try await shelf.stories() }
        restorationIdentifier = identifier.name
    }

    package override var title: String { "Stories" }
    package override var source: String? { shelf.name }
    package override var foot: String? {
        asOf.map { "As of \(clock.time(of: $0).text), \(shelf.name)" } ?? shelf.name
    }

    package override var lifetime: Duration { .seconds(900) }

    /// On a narrow page the list makes room for the story that was opened from it.
    package override var classes: String {
        let base = opened == nil ? "list beside" : "list beside behind"
        return phase == .failed || phase == .stale ? "\(base) \(phase.rawValue)" : base
    }

    package override var placeholder: any Markup {
        CardPlaceholder(title: title, classes: "list beside tall", label: waitingLabel)
    }

    package override func didFinish(_ load: Load) {
        if let stories = loaded.value { didArrive(stories) }
    }

    package override func matter(of stories: [Story]) -> any Markup {
        guard !stories.isEmpty else {
            return p(.class("soft")) { "Nothing to read yet. Stories appear here as soon as a feed has one." }
        }
        return StoryListView(
            stories: stories,
            opened: opened,
            action: address(of: "open"),
            back: ReturnField(to: landing?() ?? elementID, on: traits.page)
        )
    }

    package override func words(of stories: [Story]) -> String? {
        stories.map { "\($0.title)\n    \($0.byline)" }.joined(separator: "\n")
    }

    package override func model(of stories: [Story]) -> JSON? {
        ["opened": JSON(opened?.name), "stories": .array(stories.map { .object($0.headline) })]
    }

    package override class var modelShape: JSON {
        let story: JSON = .object([
            .init("type", "object"),
            .init("required", .array(Story.headlineShape.map { .string($0.name) })),
            .init("properties", .object(Story.headlineShape)),
        ])
        return [
            "type": "object",
            "required": ["opened", "stories"],
            "properties": ["opened": ["type": ["string", "null"]], "stories": ["type": "array", "items": story]],
        ]
    }
}
