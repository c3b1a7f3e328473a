package import Markup

/// The newest stories, each of which opens on the screen for reading.
package final class ToReadController: FetchedCardController<[Story]> {
    private static let count = 3

    private let shelf: any StoryShelf
    private let door: StoryDoor
    private let clock: LocalClock

    package init(shelf: any StoryShelf, door: StoryDoor, clock: LocalClock) {
        self.shelf = shelf
        self.door = door
        self.clock = clock
        super.init(clock: clock.now) { try await shelf.stories() }
    }

    package override var title: String { traits.teller.words.today.toRead }
    package override var width: CardWidth { .four }
    package override var height: CardHeight { .middle }
    package override var source: String? { shelf.name }
    package override var lifetime: Duration { .seconds(900) }

    package override var classes: String { super.classes + " list picks" }

    package override var foot: String? {
        asOf.map { traits.teller.asOf(traits.teller.clock(clock.time(of: $0)), shelf.name) } ?? shelf.name
    }

    package override func matter(of stories: [Story]) -> any Markup {
        guard !stories.isEmpty else {
            return p(.class("soft")) { traits.teller.words.today.nothingToRead }
        }
        return StoryListView(
            stories: Array(stories.prefix(Self.count)),
            opened: nil,
            action: door.action,
            back: ReturnField(to: door.landing, on: door.page),
            isBrief: true
        )
    }

    package override func words(of stories: [Story]) -> String? {
        stories.prefix(Self.count).map { "\($0.title)\n    \($0.byline)" }.joined(separator: "\n")
    }

    package override func model(of stories: [Story]) -> JSON? {
        ["stories": .array(stories.prefix(Self.count).map { .object($0.headline) })]
    }

    package override class var modelShape: JSON {
        let story: JSON = .object([
            .init("type", "object"),
            .init("required", .array(Story.headlineShape.map { .string($0.name) })),
            .init("properties", .object(Story.headlineShape)),
        ])
        return WeatherShape.object([("stories", WeatherShape.list(of: story))])
    }
}
