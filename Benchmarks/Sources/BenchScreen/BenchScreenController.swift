public import DashboardCore

/// A screen of so many cards, each of which a visitor may put away; sixteen of them make a page of about 28 kB.
public final class BenchScreenController: ScreenController {
    private let count: Int

    /// Makes a screen of `count` cards.
    public init(count: Int) {
        self.count = count
        super.init(identifier: "today")
    }

    public override var headline: String { "Today in Tromsø" }
    public override var introduction: String? { "Rain from four, then a clear evening." }

    public override func makeWidgets() -> [Controller] {
        (0..<count).map { WeekController(identifier: Identifier("widget-\($0)")) }
    }
}
