package import DashboardCore
import FoundationEssentials

/// Weather that was made up: a wet day in Bergen and the week after it in spring, and otherwise by climate and season.
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
        let midnight = now.day.start(offset: now.offset)
        let climate = SampleClimate(of: town.place)
        let writtenDays = isHome ? SampleWeek.days(inMonth: now.day.monthOfYear) : 0
        let days = SampleDays(climate: climate, writtenDays: writtenDays).from(midnight)
        return Forecast(
            place: town.place,
            offset: now.offset,
            asOf: midnight.addingTimeInterval(Double(town.measured.minute) * 60),
            source: "sample",
            current: current(in: days[0].hours[now.hour], windDirection: isHome ? 225 : climate.windDirection),
            days: days,
            highYesterday: writtenDays > 0 ? 14.5 : nil
        )
    }

    private var isHome: Bool { town.place == SampleTown.home }

    private func current(in hour: ForecastHour, windDirection: Double) -> CurrentWeather {
        let humidity = 62.5 + 0.3 * Double(hour.chanceOfRain ?? 0)
        let dewPoint = hour.temperature - (100 - humidity) / 6
        return CurrentWeather(
            station: isHome ? "Florida station, 2 km away" : nil,
            temperature: hour.temperature,
            feelsLike: Self.felt(hour.temperature, wind: hour.wind, dewPoint: dewPoint),
            condition: hour.condition,
            windDirection: windDirection,
            wind: hour.wind,
            gusts: (hour.wind * 1.8).rounded(),
            humidity: humidity,
            dewPoint: dewPoint
        )
    }

    /// Wind makes the cold colder, and damp the heat hotter.
    private static func felt(_ temperature: Double, wind: Double, dewPoint: Double) -> Double {
        if temperature <= 16 { return temperature - 0.45 * wind }
        return temperature >= 24 ? temperature + 0.35 * max(0, dewPoint - 14) : temperature
    }
}
