import DashboardCore
import Markup

/// Glasses of water, counted.
final class WaterController: Controller {
    private var glasses = 0

    override var root: FragmentRoot { FragmentRoot(.section, classes: "card", label: "Water") }

    override var content: any Markup { p { "\(glasses) glasses of water today" } }

    override func responds(to action: String) -> Bool { action == "drink" }

    override func didReceive(_ action: Action) {
        glasses += 1
        setNeedsRender()
    }
}

@main
struct Widget {
    static func main() throws {
        let session = try Session { WaterController() }
        session.answer { water in _ = water.perform("drink") }
        print(session.fragment()?.text ?? "")
    }
}
