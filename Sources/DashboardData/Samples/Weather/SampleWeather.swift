package import DashboardCore
package import FoundationEssentials

/// Weather that was made up: a wet day in Bergen and the week after it, told for whatever day it is.
package struct SampleWeather: WeatherProvider {
    package static let bergen = Place("Bergen", latitude: 60.39, longitude: 5.32)

    private let now: @Sendable () -> Date
    private let delay: Duration

    /// Makes it up for the day of that clock, and takes its time with it, so that one can see what happens then.
    package init(clock now: @escaping @Sendable () -> Date, delay: Duration = .zero) {
        self.now = now
        self.delay = delay
    }

    package var name: String { "the sample forecast" }

    package func forecast() async throws -> Forecast {
        if delay > .zero { try await Task.sleep(for: delay) }
        return Self.forecast(at: now())
    }

    /// The sample as it is at a moment.
    package static func forecast(at now: Date) -> Forecast {
        let offset = CentralEuropeanTime.offset(at: now)
        let midnight = LocalTime.midnight(of: now, offset: offset)
        let days = SampleWeek.days(from: midnight)
        let hour = days[0].hours[LocalTime(now, offset: offset).hour]
        return Forecast(
            place: bergen,
            offset: offset,
            asOf: now,
            source: "sample",
            current: current(in: hour),
            air: air,
            days: days
        )
    }

    private static func current(in hour: ForecastHour) -> CurrentWeather {
        let humidity = 62.5 + 0.3 * Double(hour.chanceOfRain)
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

    private static let air = AirQuality(
        index: 17,
        pollutants: [.init("PM2.5", 4), .init("PM10", 9), .init("NO₂", 12), .init("O₃", 61)],
        station: "Danmarks plass",
        advice: "Nothing to avoid; the rain has washed the air."
    )
}
