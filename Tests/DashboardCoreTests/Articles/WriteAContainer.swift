import DashboardCore
import Markup
import Testing

final class FrontPageController: Controller {
    override var root: FragmentRoot { FragmentRoot(.div, classes: "front-page") }

    override var content: any Markup { FrontPageView(places: children.map(\.slot)) }

    func feature(_ story: Controller) throws(ContainmentError) {
        guard let lead = children.first else { return try add(story) }
        try transition(from: lead, to: story)
    }
}

struct FrontPageView: Markup {
    let places: [Hole]

    var content: some Markup {
        div(.class("lead")) { places.first }
        ul {
            for place in places.dropFirst() { li { place } }
        }
    }
}

@Suite("Article: write a container")
struct WriteAContainer {
    @Test("A featured story takes the place of the lead")
    func feature() throws {
        let page = FrontPageController()
        try page.feature(NoteController("flood", text: "Flood"))
        try page.add(NoteController("fair", text: "Fair"))
        try page.feature(NoteController("storm", text: "Storm"))
        page.load()
        let lead = #"<div class="lead"><div id="storm"><p>Storm</p></div></div>"#
        let others = #"<ul><li><div id="fair"><p>Fair</p></div></li></ul>"#
        #expect(page.fragment().text == #"<div id="_front-page" class="front-page">"# + lead + others + "</div>")
    }
}
