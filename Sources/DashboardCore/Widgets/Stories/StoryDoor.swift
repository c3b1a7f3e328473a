import Markup

/// How another screen opens a story: what it asks for, and where on which page the story is then.
package struct StoryDoor: Sendable {
    let action: Link
    let page: Link
    let landing: ElementID
}

extension StoriesController {
    /// The way in from other screens.
    package static let door = StoryDoor(
        action: Link(path: ["fragments", "stories", "feed", "reader", "open"]),
        page: Link(path: ["stories"]),
        landing: "stories_feed_reader_pages"
    )
}
