import DashboardCore
import Markup

/// A screen on which visitors settle a colour for all of their screens.
final class PaintScreen: ScreenController {
    init() { super.init(identifier: "paint") }

    override var settlesTraits: Bool { true }
    override func makeWidgets() -> [Controller] { [PaintController(), WallpaperController()] }
}

/// A screen that follows what was settled elsewhere.
final class RoomScreen: ScreenController {
    init() { super.init(identifier: "room") }

    override func makeWidgets() -> [Controller] { [WallpaperController()] }
}

private final class PaintController: CardController {
    override var actions: [String] { ["choose"] }
    override func didReceive(_ action: Action) { state["colour"] = action["colour"] }
    override var traitsForVisitor: Traits { Traits(state["colour"].map { ["colour": $0] } ?? [:]) }
}

private final class WallpaperController: CardController {
    override var matter: any Markup { p { "The walls are \(traits["colour"] ?? "bare")" } }
}
