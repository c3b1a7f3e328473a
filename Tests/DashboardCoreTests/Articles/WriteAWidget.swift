import DashboardCore
import Markup

struct TideView: Markup {
    let title: String
    let titleID: ElementID
    let heights: [Int]

    var content: some Markup {
        h2(.id(titleID)) { title }
        ol {
            for height in heights { li { "\(height) cm" } }
        }
    }
}

final class TideController: Controller {
    var heights: [Int] = [] {
        didSet { setNeedsRender() }
    }

    override var root: FragmentRoot {
        FragmentRoot(.section, classes: "card", labelledBy: elementID(for: "title"))
    }

    override var content: any Markup {
        TideView(title: title, titleID: elementID(for: "title"), heights: heights)
    }
}

final class CountController: Controller {
    private(set) var count = 0

    override func responds(to action: String) -> Bool { action == "add" }

    override func didReceive(_ action: Action) {
        count += Int(action["by"] ?? "1") ?? 1
        setNeedsRender()
    }
}
