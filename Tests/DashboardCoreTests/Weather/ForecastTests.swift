import DashboardCore
import Foundation
import Testing

@Suite("What a forecast says of its hours and days")
struct ForecastTests {
    private let midnight = Date(timeIntervalSince1970: 1_774_742_400)

    private func hour(_ index: Int, chance: Int? = nil, rain: Double = 0, degrees: Double = 9, length: Int = 1)
        -> ForecastHour
    {
        ForecastHour(
            start: midnight.addingTimeInterval(Double(index) * 3600),
            condition: .cloudy,
            temperature: degrees,
            chanceOfRain: chance,
            rain: rain,
            wind: 3,
            pressure: nil,
            ultraviolet: nil,
            visibility: nil,
            length: length
        )
    }

    @Test(
        "An hour is wet where rain is as likely as not, or else where enough of it falls for its length",
        arguments: [
            (50, 0, 1, true), (49, 3, 1, false), (nil, 0.2, 1, true), (nil, 0.1, 1, false), (nil, 0.5, 3, false),
            (nil, 0.7, 3, true),
        ] as [(Int?, Double, Int, Bool)]
    )
    func wet(chance: Int?, rain: Double, length: Int, isWet: Bool) {
        #expect(hour(0, chance: chance, rain: rain, length: length).isWet == isWet)
    }

    @Test("A day is as cold and as warm as its hours, or more so where somebody knows")
    func extremes() throws {
        let hours = [hour(0, degrees: 4), hour(1, degrees: 8)]
        let day = { (low: Double?, high: Double?) in
            ForecastDay(start: midnight, condition: .cloudy, hours: hours, low: low, high: high)
        }
        #expect(day(nil, nil)?.low == 4 && day(nil, nil)?.high == 8)
        #expect(day(2, 11)?.low == 2 && day(2, 11)?.high == 11)
        #expect(day(5, 7)?.low == 4 && day(5, 7)?.high == 8)
        #expect(ForecastDay(start: midnight, condition: .cloudy, hours: []) == nil)
    }

    @Test("The seven days that begin with today are known by their weekdays")
    func week() throws {
        let forecast = try #require(Forecast.told([.dry(240)], for: 9))
        #expect(forecast.days.map(forecast.isWithinWeek) == Array(repeating: true, count: 7) + [false, false])
    }

    /// On this day clocks in Berlin go from two to three, or from three to two.
    @Test(
        "Hours have the times of the place's clocks",
        arguments: [("2026-03-28T23:00:00Z", 23), ("2026-10-24T22:00:00Z", 25)]
    )
    func clocks(start: String, count: Int) throws {
        let start = try Date.utc(start)
        let hours = (0..<count).map { index in
            var hour = hour(0)
            hour = ForecastHour(
                start: start.addingTimeInterval(Double(index) * 3600),
                condition: hour.condition,
                temperature: Double(index),
                chanceOfRain: nil,
                rain: 0,
                wind: 3,
                pressure: nil,
                ultraviolet: nil,
                visibility: nil
            )
            return hour
        }
        let plain = try #require(Forecast.told([.dry(40)]))
        let forecast = Forecast(
            place: plain.place,
            offset: 0,
            zone: try Zone.ofMachine("Europe/Berlin"),
            asOf: start,
            source: "Test",
            current: plain.current,
            days: [ForecastDay(start: start, condition: .cloudy, hours: hours)].compactMap { $0 }
        )
        let expected = count == 23 ? [0, 1] + Array(3...23) : Array(0...23)
        #expect(forecast.clockHours.map(\.hour) == expected)
        #expect(forecast.clockHours.last?.weather.temperature == Double(count - 1))
    }
}
