import DashboardCore
import Markup

/// All screens as tabs, each of which has an address of its own that begins with the screen.
final class ScreensController: TabController {
    private let storyboard: Storyboard

    init(_ storyboard: Storyboard, showing screen: Identifier) {
        self.storyboard = storyboard
        super.init(identifier: "screens", tabs: storyboard.makeScreens())
        isLeftOutOfPaths = true
        for screen in children { screen.traitOverrides.page = storyboard.address(of: screen.identifier) }
        if let index = storyboard.names.firstIndex(of: screen) { try? select(index) }
    }

    /// A tab is chosen by going to its page.
    override var actions: [String] { [] }

    /// The screen on display.
    var screen: ScreenController? { selected as? ScreenController }

    /// The ways to all screens, for the head of the page.
    var navigation: [NavigationLink] {
        listed.filter { !$0.settlesTraits }.map(way)
    }

    /// The way to the screen on which things are settled, which needs no room among the others.
    var settings: NavigationLink? { listed.first(where: \.settlesTraits).map(way) }

    private var listed: [ScreenController] {
        children.compactMap { $0 as? ScreenController }.filter { $0.isListed && $0.frame == .page }
    }

    private func way(to screen: ScreenController) -> NavigationLink {
        NavigationLink(screen.title, to: storyboard.address(of: screen.identifier), isCurrent: screen === selected)
    }

    override var content: any Markup { selected?.slot }
}
