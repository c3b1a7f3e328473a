package import FoundationEssentials

/// One day of weather, from midnight to midnight at its place.
package struct ForecastDay: Hashable, Sendable {
    /// When the day begins.
    package let start: Date
    /// What the day is remembered for.
    package let condition: WeatherCondition
    /// Its hours, as far as they are known.
    package let hours: [ForecastHour]

    /// The lowest temperature.
    package let low: Double
    /// The highest temperature.
    package let high: Double

    /// Nothing if there is not one hour of it.
    ///
    /// The lowest and the highest temperature are those of its hours, unless somebody knows of others.
    package init?(
        start: Date,
        condition: WeatherCondition,
        hours: [ForecastHour],
        low: Double? = nil,
        high: Double? = nil
    ) {
        let temperatures = hours.map(\.temperature)
        guard let least = temperatures.min(), let most = temperatures.max() else { return nil }
        self.start = start
        self.condition = condition
        self.hours = hours
        self.low = min(low ?? least, least)
        self.high = max(high ?? most, most)
    }

    /// How likely it is that it rains at all, in per cent; nothing where nobody says.
    package var chanceOfRain: Int? { hours.compactMap(\.chanceOfRain).max() }

    /// Millimetres from its first to its last hour.
    package var rain: Double { hours.reduce(0) { $0 + $1.rain } }

    /// How hard it blows when it blows hardest, in metres a second.
    package var wind: Double { hours.map(\.wind).max() ?? 0 }
}
