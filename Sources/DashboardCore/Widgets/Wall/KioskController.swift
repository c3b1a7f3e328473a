/// A screen for a wall: three panels in huge type, dark always, and nothing to press.
package final class KioskController: ScreenController {
    private let sources: WallSources
    private let clock: LocalClock

    package init(_ sources: WallSources, clock: LocalClock) {
        self.sources = sources
        self.clock = clock
        super.init(identifier: "kiosk")
    }

    package override var badge: String? { traits.words.frame.bar.sampleData }
    package override var sky: Sky { .clearNight }
    package override var frame: ScreenFrame { .wall }
    package override var root: FragmentRoot { FragmentRoot(.div, classes: "screen") }

    package override func makeWidgets() -> [Controller] {
        [
            WallController([
                WallWeatherController(sources, clock: clock),
                WallDayController(sources, clock: clock),
                WallBodyController(sources, clock: clock),
            ])
        ]
    }
}
