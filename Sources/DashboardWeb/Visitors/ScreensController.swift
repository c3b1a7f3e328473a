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
        children.compactMap { $0 as? ScreenController }.filter { $0.isListed && $0.frame == .page }.map { child in
            NavigationLink(child.title, to: storyboard.address(of: child.identifier), isCurrent: child === selected)
        }
    }

    override var content: any Markup { selected?.slot }
}
