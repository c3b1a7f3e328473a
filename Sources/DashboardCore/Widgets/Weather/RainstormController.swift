package import FoundationEssentials
package import Markup

/// The screen of the weather: the day above, the week below, and the sky of this hour over both.
package final class RainstormController: ScreenController {
    private enum Layout {
        /// How high the drawing of the day's hours is; the week has what its lines take.
        static let dayHeight = 312.0
    }

    private let provider: SharedWeather
    private let clock: @Sendable () -> Date
    private let day: WeatherDayController

    package init(provider: SharedWeather, clock: @escaping @Sendable () -> Date) {
        self.provider = provider
        self.clock = clock
        day = WeatherDayController(provider: provider, clock: clock)
        super.init(identifier: "weather")
    }

    package override var title: String { "Weather" }
    package override var badge: String? { "Sample data" }
    package override var sky: Sky {
        guard let forecast = day.forecast else { return .cloudy }
        return forecast.current.condition.sky(in: forecast.sun.light(at: forecast.asOf))
    }

    /// What the page says where its sky is unknown; it stays true when the cards have come.
    package override var introduction: String? { "The next two days hour by hour, and the week after them." }

    package override var hero: (any Markup)? { day.forecast.map { WeatherHero(forecast: $0) } }

    package override func makeWidgets() -> [Controller] {
        [
            day,
            WeatherWeekController(provider: provider, clock: clock),
            WeatherSunController(provider: provider, clock: clock),
        ]
    }

    package override func size(forChild child: Controller) -> Size {
        child === day ? Size(width: size.width, height: Layout.dayHeight) : size
    }
}
