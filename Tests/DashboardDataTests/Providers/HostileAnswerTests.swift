import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite("Answers that somebody has thought up to harm")
struct HostileAnswerTests {
    private let site: WeatherSite
    private let start: Date
    private let moment: Date

    init() throws {
        site = try .inZone("Europe/Oslo")
        start = try Date("2026-02-05T23:00:00Z")
        moment = try Date("2026-02-06T12:30:00Z")
    }

    private var payload: OpenMeteoPayload { OpenMeteoPayload(from: start, hours: 60) }

    private func openMeteo(_ text: String) throws -> Forecast? {
        try OpenMeteoService.at(site).outlook(from: Array(text.utf8), asOf: moment).forecast(for: site, at: moment)
    }

    private func text(_ payload: OpenMeteoPayload) -> String { String(decoding: payload.bytes, as: UTF8.self) }

    @Test(
        "Times that no calendar reaches are left out, and the others stand",
        arguments: [Int.max, .min, 1 << 62, -1 << 62, 1_000_000_000_000_000, 253_402_300_800, -1]
    )
    func far(time: Int) throws {
        let last = Int(start.timeIntervalSince1970) + 59 * 3600
        let far = text(payload).replacing("\(last)", with: "\(time)")
            .replacing("\(last - 3600)", with: "\(time)")
        let forecast = try #require(try openMeteo(far))
        #expect(forecast.hours.count == 48)
        var daily = payload
        daily.isWithoutDays = false
        daily.daily = ["time": [0], "weather_code": [3], "temperature_2m_max": [4], "temperature_2m_min": [2]]
        #expect(try openMeteo(text(daily).replacing("\"time\":[0]", with: "\"time\":[\(time)]")) != nil)
    }

    @Test("Where all times are far away there is nothing to be read", arguments: [Int.max, .min, 253_402_300_800])
    func allFar(time: Int) throws {
        var payload = OpenMeteoPayload(from: start, hours: 3)
        payload.hourly["time"] = [0, 0, 0]
        let far = text(payload).replacing("\"time\":[0,0,0]", with: "\"time\":[\(time),\(time),\(time)]")
        #expect(throws: SourceFailure.self) { try openMeteo(far) }
    }

    @Test("However many hours are sent for one day, a day has no more than it has", arguments: [0.0, 1, 60, 1800])
    func crowded(seconds: Double) throws {
        let count = 20_000
        var payload = OpenMeteoPayload(from: start, hours: count)
        payload.hourly["time"] = (0..<count).map { start.timeIntervalSince1970 + Double($0) * seconds }
        let outlook = try OpenMeteoService.at(site).outlook(from: payload.bytes, asOf: moment)
        #expect(outlook.days.allSatisfy { $0.weather.hours.count <= 24 })
        let steps = METNorwayPayload.bytes(from: start, hours: 40, steps: 0)
        let once = String(decoding: steps.dropFirst(46).dropLast(3), as: UTF8.self)
        let twice = String(decoding: steps.dropLast(3), as: UTF8.self) + "," + once + "]}}"
        let days = try METNorwayService.at(site).outlook(from: Array(twice.utf8), asOf: moment).days
        #expect(days.map(\.weather.hours.count) == [24, 16])
    }

    @Test("Of hours of two years, as many as an answer's bytes can hold, sixteen days are told")
    func many() throws {
        let count = 20_000
        let first = start.addingTimeInterval(-3600 * Double(count / 2))
        var payload = OpenMeteoPayload(from: first, hours: count)
        payload.hourly["temperature_2m"] = Array(repeating: 5, count: count)
        let forecast = try #require(try openMeteo(text(payload)))
        #expect(forecast.days.count == 16 && forecast.hours.count == 384)
    }

    @Test(
        "Numbers that are none make no sense, and nesting has an end",
        arguments: [
            "{\"hourly\":\(String(repeating: "[", count: 200_000))",
            String(repeating: "{\"hourly\":", count: 100_000) + "1" + String(repeating: "}", count: 100_000),
            String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
            "NaN", "1e999", "\u{0}", "\"\\ud800\"",
        ]
    )
    func nonsense(body: String) throws {
        let bytes = Array(body.utf8)
        let pirate = try PirateWeatherService.at(site)
        #expect(throws: SourceFailure.self) { try openMeteo(body) }
        #expect(throws: SourceFailure.self) { try METNorwayService.at(site).outlook(from: bytes, asOf: moment) }
        #expect(throws: SourceFailure.self) { try pirate.outlook(from: bytes, asOf: moment) }
        #expect(throws: SourceFailure.self) { try pirate.alerts(from: bytes, asOf: moment, at: moment) }
        #expect(throws: SourceFailure.self) {
            try OpenMeteoAirService.at(site).air(from: bytes, asOf: moment, at: moment)
        }
    }

    @Test("Far times harm nobody who tells of the air or of warnings, either", arguments: [Int.max, .min, -999])
    func farWarnings(time: Int) throws {
        var warned = PirateWeatherPayload(from: start, hours: 20)
        warned.blocks["alerts"] = "[{\"title\":\"Gale\",\"time\":\(time),\"expires\":\(time)}]"
        warned.blocks["daily"] = "{\"data\":[{\"time\":\(time),\"temperatureMax\":1e300}]}"
        let pirate = try PirateWeatherService.at(site)
        #expect(try pirate.outlook(from: warned.bytes, asOf: moment).days.count == 1)
        #expect(try pirate.alerts(from: warned.bytes, asOf: moment, at: moment).alerts.count <= 1)
        let air = "{\"hourly\":{\"time\":[\(time),\(time)],\"pm10\":[1e308,1]}}"
        let hour = try OpenMeteoAirService.at(site).air(from: Array(air.utf8), asOf: moment, at: moment)
        #expect(hour == nil)
    }

    @Test(
        "A number that is none spoils an answer, or one figure of it, but is never shown",
        arguments: ["NaN", "1e999", "-1e999", "1e308"]
    )
    func numbers(number: String) throws {
        let spoilt = text(payload).replacing("11.2", with: number)
        guard let forecast = try? openMeteo(spoilt) else { return }
        #expect(forecast.hours.count == 47 && forecast.hours.allSatisfy { $0.temperature.magnitude < 100 })
    }
}
