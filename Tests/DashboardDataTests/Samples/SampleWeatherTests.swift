import DashboardCore
import DashboardData
import FoundationEssentials
import Testing

@Suite("The sample of the weather")
struct SampleWeatherTests {
    private static let afternoon = "2026-04-14T12:20:00Z"

    @Test(
        "The week is the one that was drawn, whatever day of April it is told for",
        arguments: [afternoon, "2031-04-30T21:59:00Z"]
    )
    func week(moment: String) throws {
        let days = try forecast(at: moment).days.prefix(7)
        #expect(days.map { Int($0.low.rounded()) } == [5, 5, 4, 6, 8, 7, 1])
        #expect(days.map { Int($0.high.rounded()) } == [11, 14, 16, 18, 15, 11, 6])
        #expect(days.map(\.chanceOfRain) == [95, 20, 5, 5, 35, 60, 75])
        #expect(days.allSatisfy { $0.hours.count == 24 })
    }

    @Test(
        "A sentence says what comes, in time order",
        arguments: [
            (
                afternoon,
                "Rain until about six, heaviest around four. The evening clears and the wind drops. Colder than yesterday."
            ),
            (
                "2026-04-14T04:00:00Z",
                "Rain from about nine, over by six in the evening. Colder than yesterday. Take an umbrella."
            ),
            (
                "2026-04-14T15:30:00Z",
                "Rain until about six. The evening clears and the wind drops. Colder than yesterday."
            ),
            ("2026-04-14T20:30:00Z", "A clear and dry night. Colder than yesterday."),
        ]
    )
    func sentence(moment: String, expected: String) throws {
        #expect(try forecast(at: moment).sentence == expected)
    }

    @Test("The facts of the afternoon follow from its hours")
    func facts() throws {
        let facts = try #require(WeatherFacts(of: try forecast(at: Self.afternoon)))
        #expect(facts.current.feelsLike?.rounded() == 7)
        #expect(facts.current.humidity?.rounded() == 88)
        #expect((facts.rainToCome * 10).rounded() == 72)
        #expect(facts.rainRemark == "Still to fall today. 3.1 since midnight.")
        #expect(facts.windRemark == "From the south-west, gusts of 16. Easing to 4 by ten.")
        #expect(facts.humidityRemark == "Washing will not dry.")
        #expect(facts.dewPointRemark == "The air is pleasant." && facts.cloudRemark == "Opening by seven.")
        #expect(facts.pressureRemark == "At its lowest now; rising from here.")
        #expect(facts.ultravioletRemark == "Peak 3 at one tomorrow afternoon.")
        #expect(facts.visibilityRemark == "Mist until about six.")
    }

    @Test(
        "The clocks change on the last Sundays of March and October",
        arguments: [
            ("2026-03-29T00:59:00Z", 3600), ("2026-03-29T01:00:00Z", 7200), ("2026-10-25T00:59:00Z", 7200),
            ("2026-10-25T01:00:00Z", 3600), ("2024-03-31T01:00:00Z", 7200), ("2024-03-30T12:00:00Z", 3600),
            ("2026-01-15T12:00:00Z", 3600), ("2026-07-15T12:00:00Z", 7200),
        ]
    )
    func clocks(moment: String, offset: Int) throws {
        #expect(try forecast(at: moment).offset == offset)
    }

    private func forecast(at text: String) throws -> Forecast {
        let moment = try Date(text, strategy: .iso8601)
        return SampleWeather(in: SampleTown(now: { moment })).current
    }
}
