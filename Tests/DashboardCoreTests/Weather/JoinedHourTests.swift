@testable import DashboardCore
import Testing

@Suite("Hours told together")
struct JoinedHourTests {
    @Test("What one would prepare for is not lost among dry hours, and one is told from when to when it is")
    func worst() throws {
        let spells: [Spell] = [.dry(1, .clear, 8, wind: 2), .dry(1, .partly, 9, wind: 9), .wet(1, .rain, 10, 1.5)]
        let forecast = try #require(Forecast.told(spells + [.dry(12)], at: 0))
        let hours = forecast.hours.prefix(3)
        let joined = try #require(ForecastHour(joining: hours))
        #expect(joined.condition == .rain && joined.chanceOfRain == 80 && joined.rain == 1.5 && joined.wind == 9)
        #expect(joined.temperature == 9 && joined.length == 3)
        #expect(joined.start == hours.first?.start && joined.end == hours.last?.end)
        let told = ForecastTeller(forecast, Teller(Manner()))
        #expect(told.span(of: joined) == "00–03" && told.span(of: hours[0]) == "00")
    }

    @Test("Dry ones look like the one in the middle, and none are nothing")
    func dry() throws {
        let forecast = try #require(Forecast.told([.dry(1, .clear), .dry(1, .fog), .dry(12, .cloudy)], at: 0))
        #expect(ForecastHour(joining: forecast.hours.prefix(3))?.condition == .fog)
        #expect(ForecastHour(joining: forecast.hours.prefix(0)) == nil)
    }
}
