import DashboardCore
import DashboardData
import FoundationEssentials
import Testing

@Suite("The sample of the weather anywhere")
struct SampleClimateTests {
    /// A place in a month, and what everybody knows of its weather.
    struct Case: Sendable, CustomTestStringConvertible {
        let place: Place
        let date: String
        /// Between which degrees all of its hours are.
        let range: ClosedRange<Double>
        /// Between which degrees the mean of its days is.
        let mean: ClosedRange<Double>
        var testDescription: String { "\(place.name), \(date)" }

        var days: [ForecastDay] {
            get throws { try forecast.days }
        }

        var forecast: Forecast {
            get throws {
                let moment = try Date("\(date)T12:00:00Z", strategy: .iso8601)
                let site = WeatherSite(place, in: try WeatherSite.inZone("UTC").zone)
                return SampleWeather(in: SampleTown(site, now: { moment })).current
            }
        }
    }

    private static func at(
        _ name: String,
        _ latitude: Double,
        _ longitude: Double,
        _ date: String,
        _ range: ClosedRange<Double>,
        mean: ClosedRange<Double>
    ) -> Case {
        Case(
            place: Place(name, latitude: latitude, longitude: longitude),
            date: date,
            range: range,
            mean: mean
        )
    }

    static let cases = [
        at("Bergen", 60.39, 5.32, "2026-01-15", -12...10, mean: -5...5),
        at("Bergen", 60.39, 5.32, "2026-07-15", 5...28, mean: 11...19),
        at("Sydney", -33.87, 151.21, "2026-01-15", 15...35, mean: 21...28),
        at("Sydney", -33.87, 151.21, "2026-07-15", 6...24, mean: 12...19),
        at("Singapore", 1.28, 103.83, "2026-01-15", 21...33, mean: 25...29),
        at("Singapore", 1.28, 103.83, "2026-07-15", 21...33, mean: 25...29),
        at("Longyearbyen", 78.22, 15.63, "2026-12-15", -30...(-8), mean: -24...(-11)),
        at("Longyearbyen", 78.22, 15.63, "2026-07-15", -6...12, mean: 1...8),
        at("Cairo", 30.04, 31.24, "2026-07-15", 18...38, mean: 24...30),
        at("McMurdo", -77.85, 166.67, "2026-07-15", -30...(-8), mean: -24...(-11)),
        at("Quito", -0.18, -78.47, "2026-04-15", 20...34, mean: 24...29),
    ]

    @Test("It is as warm or cold as the latitude and the season have it, for sixteen whole days", arguments: cases)
    func warmth(_ example: Case) throws {
        let days = try example.days
        #expect(days.count == 16 && days.allSatisfy { $0.hours.count == 24 })
        let temperatures = days.flatMap(\.hours).map(\.temperature)
        let mean = temperatures.reduce(0, +) / Double(temperatures.count)
        #expect(example.mean.contains(mean), "mean \(mean)")
        let extremes = [temperatures.min() ?? 0, temperatures.max() ?? 0]
        #expect(extremes.allSatisfy(example.range.contains), "\(extremes)")
    }

    @Test("No hour says what cannot be: snow in the heat, rain in the frost, a burning sun at night", arguments: cases)
    func plausible(_ example: Case) throws {
        let forecast = try example.forecast
        for hour in forecast.hours {
            let kind = hour.condition.kind
            #expect(kind != .snow || hour.temperature < 2)
            #expect(kind != .rain && kind != .thunder || hour.temperature >= 0)
            #expect((hour.rain > 0) == (kind != .dry))
            #expect((hour.rain > 0) == hour.isWet)
            #expect((0...12).contains(hour.ultraviolet ?? -1) && (0...100).contains(hour.cloud ?? -1))
            #expect(forecast.sun.altitude(at: hour.start.addingTimeInterval(1800)) > 0 || hour.ultraviolet == 0)
            #expect((0.5...20).contains(hour.wind) && (960...1060).contains(hour.pressure ?? 0))
        }
    }

    @Test("In the tropics it rains nearly every day, and each day is like the others")
    func tropics() throws {
        let days = try Self.cases[4].days
        #expect(days.filter { $0.rain > 1 }.count >= 12)
        let highs = days.map(\.high)
        #expect((highs.max() ?? 0) - (highs.min() ?? 0) < 4)
    }

    @Test("In the polar night there is no light, and in midsummer no night")
    func poles() throws {
        let (winter, summer) = (try Self.cases[6].forecast, try Self.cases[7].forecast)
        #expect(winter.hours.allSatisfy { winter.isNight(in: $0) && $0.ultraviolet == 0 })
        #expect(summer.hours.allSatisfy { !summer.isNight(in: $0) })
    }

    @Test("An hour is the same whenever it is told, and other places have other weather")
    func deterministic() throws {
        let oslo = try Self.at("Oslo", 59.91, 10.75, "2026-09-01", 0...0, mean: 0...0).days
        let later = try Self.at("Oslo", 59.91, 10.75, "2026-09-04", 0...0, mean: 0...0).days
        #expect(oslo[3...] == later.prefix(13))
        let elsewhere = try Self.at("Stockholm", 59.91, 18.06, "2026-09-01", 0...0, mean: 0...0).days
        #expect(oslo != elsewhere)
    }
}
