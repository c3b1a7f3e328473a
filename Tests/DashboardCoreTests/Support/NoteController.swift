import DashboardCore
import Markup

/// A leaf with one line of text, which counts how often it was asked for it.
final class NoteController: Controller {
    var text: String {
        didSet { setNeedsRender() }
    }
    private(set) var timesAsked = 0

    init(_ identifier: Identifier, text: String = "") {
        self.text = text
        super.init(identifier: identifier)
    }

    override var content: any Markup {
        timesAsked += 1
        return p { text }
    }
}

/// A group that counts how often it was asked for its markup.
final class GroupController: Controller {
    private(set) var timesAsked = 0

    override var root: FragmentRoot { FragmentRoot(.section, labelledBy: elementID(for: "title")) }

    override var content: any Markup {
        timesAsked += 1
        return Pair(h2(.id(elementID(for: "title"))) { title }, children.map(\.slot))
    }
}
