import DashboardCore
import Markup

/// A widget that counts: one choice of each visitor, one number that all share, and one that nobody keeps.
final class TallyController: CardController {
    private var shared = 0
    private var fleeting = 0

    init() {
        super.init(identifier: "tally")
        restorationIdentifier = "tally"
    }

    override var actions: [String] { ["count", "ring", "wink"] }
    override func isErrand(_ action: String) -> Bool { action == "ring" }

    override func didReceive(_ action: Action) {
        switch action.name {
        case "count": state["count"] = String(count + (action["by"].flatMap { Int($0) } ?? 1))
        case "ring": shared += 1
        default: fleeting += 1
        }
        setNeedsRender()
    }

    override var matter: any Markup { p { "counted \(count), rung \(shared), winked \(fleeting)" } }
    override var words: String? { "counted \(count), rung \(shared), winked \(fleeting)" }
    override var model: JSON? { ["count": .integer(count), "rung": .integer(shared)] }

    private var count: Int { state["count"].flatMap { Int($0) } ?? 0 }
}
