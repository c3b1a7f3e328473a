package import FoundationEssentials

/// The screen of the weather: the day above, the week below, and the sky of this hour over both.
package final class RainstormController: ScreenController {
    private enum Layout {
        /// How high the drawing of the day's hours is; the week has what its lines take.
        static let dayHeight = 312.0
    }

    private let provider: SharedWeather
    private let clock: @Sendable () -> Date
    private let day: WeatherDayController
    private let present: WeatherHeroController
    private let note: WeatherSampleController?

    package init(provider: SharedWeather, clock: @escaping @Sendable () -> Date) {
        self.provider = provider
        self.clock = clock
        day = WeatherDayController(provider: provider, clock: clock)
        present = WeatherHeroController(provider: provider, clock: clock)
        note = provider.isSample ? WeatherSampleController() : nil
        super.init(identifier: "weather")
    }

    package override var title: String { traits.frameWords.screens.weather }
    package override var badge: String? { provider.isSample ? traits.frameWords.bar.sampleData : nil }
    package override var sky: Sky { present.sky ?? .cloudy }

    /// Both, or one of the two with whatever has been put away from it.
    package override var views: [Aspect] {
        let words = traits.manner.words.weather.present
        return [Aspect("both", words.dayAndWeek), Aspect("day", words.day), Aspect("week", words.week)]
    }

    package override func shows(_ child: Controller, in view: Aspect) -> Bool {
        // What is made up is so in all views.
        if child === note { return true }
        return switch view.name {
        case "day": child === day
        case "week": child !== day
        default: true
        }
    }

    package override func makeHero() -> Controller? { present }

    package override func makeWidgets() -> [Controller] {
        [day, WeatherWeekController(provider: provider, clock: clock)] + [note].compactMap { $0 }
    }

    package override func size(forChild child: Controller) -> Size {
        child === day ? Size(width: size.width, height: Layout.dayHeight) : size
    }
}
