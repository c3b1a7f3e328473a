import DashboardCore

/// A screen of two maps that can be looked at together or one at a time; what is put away goes to the tray of the second.
final class AtlasScreen: ScreenController {
    private let gate: Gate

    init(_ gate: Gate = Gate()) {
        self.gate = gate
        super.init(identifier: "atlas")
    }

    override var views: [Aspect] { [Aspect("both", "Both"), Aspect("land", "Land"), Aspect("sea", "Sea")] }

    override func shows(_ child: Controller, in view: Aspect) -> Bool {
        switch view.name {
        case "land": child.identifier == "land"
        case "sea": child.identifier != "land"
        default: true
        }
    }

    override func makeWidgets() -> [Controller] { [NoteController("land", "Hills"), TideController("sea", gate)] }
}
