package import FoundationEssentials

/// One day of weather, from midnight to midnight at its place.
package struct ForecastDay: Hashable, Sendable {
    /// When the day begins.
    package let start: Date
    /// What the day is remembered for.
    package let condition: WeatherCondition
    /// Its hours, as far as they are known.
    package let hours: [ForecastHour]

    /// Nothing if there is not one hour of it.
    package init?(start: Date, condition: WeatherCondition, hours: [ForecastHour]) {
        guard !hours.isEmpty else { return nil }
        self.start = start
        self.condition = condition
        self.hours = hours
    }

    /// The lowest temperature.
    package var low: Double { hours.map(\.temperature).min() ?? 0 }

    /// The highest temperature.
    package var high: Double { hours.map(\.temperature).max() ?? 0 }

    /// How likely it is that it rains at all, in per cent.
    package var chanceOfRain: Int { hours.map(\.chanceOfRain).max() ?? 0 }
}
