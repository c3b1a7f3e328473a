import Markup

/// A story as one reads it, and the ways to its neighbours.
struct StoryView: Markup {
    let page: StoryPage
    let notice: String?
    let titleID: ElementID
    let plateID: ElementID
    let open: Link
    let back: ReturnField
    let icons: Link?

    private var story: Story { page.story }

    var content: some Markup {
        if let notice { p(.class("notice")) { notice } }
        p(.class("soft small")) { story.dateline }
        h2(.id(titleID)) { story.title }
        if let plate = story.plate { PlateFigure(plate: plate, id: plateID) }
        div(.class("body")) {
            for paragraph in story.paragraphs { p { paragraph } }
        }
        if page.next != nil { pager }
    }

    private var pager: some Markup {
        form(.class("pager"), .method(.post), .action(open)) {
            back
            if let previous = page.previous {
                button(.type(.submit), .name("story"), .value(previous.id.name)) {
                    Icon(.back, from: icons, size: .twenty)
                    span(.class("words")) { "Previous: " }
                    span { previous.title }
                }
            }
            if let next = page.next {
                button(.type(.submit), .name("story"), .value(next.id.name)) {
                    span(.class("words")) { "Next: " }
                    span { next.title }
                    Icon(.forward, from: icons, size: .twenty)
                }
            }
        }
    }
}

/// A drawing with the line under it.
struct PlateFigure: Markup {
    let plate: Story.Plate
    let id: ElementID

    var content: some Markup {
        figure {
            PlateView(plate: plate, id: id)
            figcaption { plate.caption }
        }
    }
}
