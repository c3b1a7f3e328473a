import DashboardCore
import DashboardData
import FoundationEssentials

/// The sample's weather by a script, or one that no place on earth has.
struct ScriptedWeather: WeatherProvider {
    let state: GalleryState
    let script: Script
    let town: SampleTown

    var name: String { "the sample forecast" }

    func forecast() async throws -> Forecast {
        try await script.answer {
            let forecast = SampleWeather(in: town).current
            return state == .extreme ? Self.exaggerated(forecast) : forecast
        }
    }

    /// From far below zero to three figures, at a place with a long name where the sun does not set or does not rise.
    private static func exaggerated(_ forecast: Forecast) -> Forecast {
        let current = forecast.current
        return Forecast(
            place: Place("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", latitude: 78.2, longitude: -4.2),
            offset: forecast.offset,
            asOf: forecast.asOf,
            source: "an observatory that nobody has ever visited and that measures what it pleases",
            current: CurrentWeather(
                station: "the station on the roof of the old observatory, 214 km away",
                temperature: exaggerated(current.temperature),
                feelsLike: -61.4,
                condition: .thunder,
                windDirection: 359.9,
                wind: 61,
                gusts: 118,
                humidity: 100,
                dewPoint: -43
            ),
            days: forecast.days.compactMap { day in
                ForecastDay(start: day.start, condition: .thunder, hours: day.hours.map(exaggerated))
            }
        )
    }

    private static func exaggerated(_ hour: ForecastHour) -> ForecastHour {
        var hour = hour
        hour.condition = .thunder
        hour.temperature = exaggerated(hour.temperature)
        hour.chanceOfRain = 100
        hour.rain *= 30
        hour.wind = 61
        hour.pressure = 870
        hour.ultraviolet = 16
        hour.visibility = 0
        return hour
    }

    private static func exaggerated(_ temperature: Double) -> Double { (temperature - 9) * 14 }
}
