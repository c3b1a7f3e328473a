/// Whoever has stories to read.
package protocol StoryShelf: Sendable {
    /// What people call it.
    var name: String { get }

    /// All stories, the newest first.
    func stories() async throws -> [Story]
}

extension StoryShelf {
    /// One story with its neighbours.
    func page(_ id: Identifier) async throws -> StoryPage {
        guard let page = StoryPage(id, of: try await stories()) else {
            throw SourceFailure(.broken, source: name, "This story is on the shelf no longer.")
        }
        return page
    }
}

/// A story, and those before and after it in the list.
package struct StoryPage: Hashable, Sendable {
    package let story: Story
    /// The one above it in the list; for the first, the last one.
    package let previous: Story?
    /// The one below it in the list; for the last, the first one.
    package let next: Story?

    /// Answers nil if there is no such story.
    package init?(_ id: Identifier, of stories: [Story]) {
        guard let index = stories.firstIndex(where: { $0.id == id }) else { return nil }
        let count = stories.count
        story = stories[index]
        // A list of two has one neighbour, which is not named twice.
        previous = count > 2 ? stories[(index + count - 1) % count] : nil
        next = count > 1 ? stories[(index + 1) % count] : nil
    }
}
