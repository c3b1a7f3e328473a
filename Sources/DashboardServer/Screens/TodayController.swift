import DashboardCore
import FoundationEssentials

/// The first screen: what day it is, and what time.
final class TodayController: ScreenController {
    private let clock: WallClock

    init(clock: WallClock) {
        self.clock = clock
        super.init(identifier: "today")
    }

    override var headline: String { LocalClock(clock).today.words }

    override var introduction: String? { "A quiet page: no provider is asked, and nothing leaves this machine." }

    override func makeWidgets() -> [Controller] {
        []
    }
}
