import DashboardCore

/// Three short stories: a, b and c.
struct ShelfOfThree: StoryShelf {
    var name: String { "a shelf" }

    func stories() async throws -> [Story] { Self.stories }

    static let stories = ["a", "b", "c"].compactMap { name in
        Identifier(name).map { id in
            Story(
                id,
                title: "Story \(name)",
                summary: "About \(name).",
                feed: "Feed",
                published: CalendarDay(number: 20_557),
                minutes: 2,
                paragraphs: ["First of \(name).", "Second of \(name)."]
            )
        }
    }
}
