import DashboardCore
import Markup

/// A front page: one story leads, the others follow, and any of them can be put into the lead.
final class FrontPageController: Controller {
    override var root: FragmentRoot { FragmentRoot(.main, classes: "front-page") }

    override var content: any Markup {
        FrontPageView(lead: children.first?.slot, others: children.dropFirst().map(\.slot))
    }

    override func responds(to action: String) -> Bool { action == "lead" }

    /// The story that asks goes to the front, with its own children; nobody else moves.
    override func didReceive(_ action: Action) {
        guard let name = Identifier(action["story"] ?? ""), let story = child(named: name) else { return }
        guard let lead = children.first, lead !== story else { return }
        story.remove()
        do {
            try transition(from: lead, to: story)
            try add(lead)
        } catch {
            print("The front page stays as it is: \(error)")
        }
    }
}

/// The places of the stories.
struct FrontPageView: Markup {
    let lead: Hole?
    let others: [Hole]

    var content: some Markup {
        div(.class("lead")) { lead }
        for place in others { aside { place } }
    }
}

/// A headline.
///
/// The front page does not know that there is such a thing.
final class StoryController: Controller {
    private let headline: String

    init(_ identifier: Identifier, _ headline: String) {
        self.headline = headline
        super.init(identifier: identifier)
    }

    override var root: FragmentRoot { FragmentRoot(.article) }
    override var content: any Markup { h2 { headline } }
}

@main
struct CustomContainer {
    static func main() throws {
        let session = try Session {
            let page = FrontPageController()
            page.compose(StoryController("rain", "Rain until six"), StoryController("choir", "The choir sings"))
            return page
        }
        print(session.answer { page in page.fragment().text })
        session.answer { page in _ = page.children.last?.perform(Action("lead", fields: ["story": "choir"])) }
        print(session.answer { page in page.fragment().text })
    }
}
