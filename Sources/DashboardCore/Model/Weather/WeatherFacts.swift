import FoundationEssentials

/// What a sheet of facts says of a forecast: the figures of this hour, and what they mean for the next ones.
package struct WeatherFacts: Sendable {
    let told: ForecastTeller
    /// The hour that it is.
    package let now: ForecastHour

    /// Nothing for a forecast without hours.
    package init?(of forecast: Forecast, _ teller: Teller = Teller()) {
        guard let now = forecast.comingHours.first else { return nil }
        told = ForecastTeller(forecast, teller)
        self.now = now
    }

    package var forecast: Forecast { told.forecast }
    package var current: CurrentWeather { forecast.current }

    /// The next eight hours, by which a shower is over.
    package var rainHours: ArraySlice<ForecastHour> { forecast.comingHours.prefix(8) }

    /// Ten hours back, as far as the day goes, and seven ahead.
    package var pressureHours: [(hour: ForecastHour, pressure: Double)] {
        let hours = forecast.hours
        let index = hours.firstIndex { $0.start == now.start } ?? 0
        return hours[max(0, index - 10)..<min(hours.count, index + 8)].compactMap { hour in
            hour.pressure.map { (hour, $0) }
        }
    }

    /// Millimetres from this hour to midnight.
    package var rainToCome: Double { today(from: now.start).reduce(0) { $0 + $1.rain } }

    /// How many eighths of the sky are covered, as observers count.
    package var cloudEighths: Int? { now.cloud.map { Int((min(max($0, 0), 100) / 12.5).rounded()) } }

    var words: FactWords { told.words.facts }
    var measures: Measures { told.measures }

    /// The name of the wind's quarter, as in “from the north”.
    var origin: String { told.teller.words.compass.origin(at: current.windDirection) }

    func today(from start: Date) -> [ForecastHour] {
        forecast.days.first?.hours.filter { $0.start >= start } ?? []
    }

    func spoken(_ hour: ForecastHour) -> SpokenHour { told.spoken(hour.start) }

    /// Two sentences, as far as there are two.
    func joined(_ sentences: String?...) -> String {
        sentences.compactMap { $0 }.joined(separator: told.words.outline.gap)
    }
}
