import Markup

/// What a shelf opens with: its newest story, begun.
struct CoverView: Markup {
    let story: Story
    let titleID: ElementID
    let plateID: ElementID
    let open: Link
    let back: ReturnField

    var content: some Markup {
        p(.class("soft small")) { story.dateline }
        h2(.id(titleID)) { story.title }
        if let plate = story.plate { PlateFigure(plate: plate, id: plateID) }
        div(.class("body")) {
            for paragraph in story.paragraphs.prefix(1) { p { paragraph } }
        }
        form(.class("on"), .method(.post), .action(open)) {
            back
            button(.class("btn go"), .type(.submit), .name("story"), .value(story.id.name)) {
                "Read on"
                span(.class("words")) { ": \(story.title)" }
            }
        }
    }
}
