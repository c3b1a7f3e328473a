package import DashboardCore
import FoundationEssentials

/// Weather that was made up: a wet day in Bergen and the week after it, told for whatever day it is.
package struct SampleWeather: WeatherProvider {
    private let town: SampleTown

    package init(in town: SampleTown) {
        self.town = town
    }

    package var name: String { "the sample forecast" }

    package func forecast() async throws -> Forecast {
        try await town.pause()
        return current
    }

    /// The sample as it is now.
    package var current: Forecast {
        let now = town.clock.local(town.clock.now())
        let days = SampleWeek.days(from: now.day.start(offset: now.offset))
        return Forecast(
            place: town.place,
            offset: now.offset,
            asOf: now.day.start(offset: now.offset).addingTimeInterval(Double(town.measured.minute) * 60),
            source: "sample",
            current: Self.current(in: days[0].hours[now.hour]),
            days: days
        )
    }

    private static func current(in hour: ForecastHour) -> CurrentWeather {
        let humidity = 62.5 + 0.3 * Double(hour.chanceOfRain ?? 0)
        return CurrentWeather(
            station: "Florida station, 2 km away",
            temperature: hour.temperature,
            feelsLike: hour.temperature - 0.45 * hour.wind,
            condition: hour.condition,
            windDirection: 225,
            wind: hour.wind,
            gusts: (hour.wind * 1.8).rounded(),
            humidity: humidity,
            dewPoint: hour.temperature - (100 - humidity) / 6
        )
    }
}
