import Markup

/// Stories one under the other, each a button that opens it; a form, so that it works without scripts.
struct StoryListView: Markup {
    let stories: [Story]
    let opened: Identifier?
    let action: Link
    let back: ReturnField
    /// Whether there is room for the titles only, and where they are from.
    var isBrief = false

    var content: some Markup {
        form(.class("open", when: !isBrief), .method(.post), .action(action)) {
            back
            ol { stories.map { StoryRow(story: $0, isOpen: $0.id == opened, isBrief: isBrief) } }
        }
    }
}

/// One story in a list.
private struct StoryRow: Markup {
    let story: Story
    let isOpen: Bool
    let isBrief: Bool

    var content: some Markup {
        li(.class("current", when: isOpen)) {
            h3 {
                button(.type(.submit), .name("story"), .value(story.id.name), .when(isOpen, .ariaCurrent(.true))) {
                    story.title
                }
            }
            if !isBrief { p { story.summary } }
            p { story.byline }
        }
    }
}
