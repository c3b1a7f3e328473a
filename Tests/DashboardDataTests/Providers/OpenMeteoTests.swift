import DashboardCore
import DashboardData
import Fetching
import Foundation
import Testing

@Suite("What Open-Meteo says")
struct OpenMeteoTests {
    private func forecast(
        _ payload: OpenMeteoPayload,
        in zone: String = "Europe/Oslo",
        at moment: String
    ) throws -> Forecast? {
        let site = try WeatherSite.inZone(zone)
        let date = try Date(moment)
        return try OpenMeteoService.at(site).outlook(from: payload.bytes, asOf: date).forecast(for: site, at: date)
    }

    @Test("The hour that it is makes the present, with everything in our units")
    func present() throws {
        let payload = OpenMeteoPayload(from: try Date("2026-02-05T23:00:00Z"), hours: 200)
        let forecast = try #require(try forecast(payload, at: "2026-02-06T13:40:00Z"))
        let hour = try #require(forecast.comingHours.first)
        #expect(hour.start == (try Date("2026-02-06T13:00:00Z")))
        #expect(
            (forecast.current.temperature * 10).rounded() == 114 && hour.temperature == forecast.current.temperature
        )
        #expect(forecast.current.feelsLike == 7 && forecast.current.humidity == 81)
        #expect(forecast.current.gusts == 12.1 && forecast.current.station == nil)
        #expect(hour.visibility == 24.14 && hour.pressure == 1004.2 && hour.chanceOfRain == 35)
        #expect(hour.cloud == 62)
        // The amount of the hour before stands at each hour, so this one's stands at the next: 15 by 3 leaves none.
        #expect(hour.rain == 0 && forecast.comingHours.dropFirst().first?.rain == 1)
        #expect(forecast.days.count == 8)
        #expect(forecast.isNow(hour))
        #expect(forecast.source == "Open-Meteo" && forecast.credit?.licence == "CC BY 4.0")
    }

    @Test(
        "A moment that it says nothing of has no forecast",
        arguments: ["2026-02-05T22:59:59Z", "2026-02-07T00:00:00Z", "2027-01-01T00:00:00Z"]
    )
    func uncovered(moment: String) throws {
        let payload = OpenMeteoPayload(from: try Date("2026-02-05T23:00:00Z"), hours: 26)
        #expect(try forecast(payload, at: moment) == nil)
    }

    @Test(
        "A day has the hours of its clocks, whatever offset the answer goes by",
        arguments: [
            ("Europe/Oslo", "2026-03-28T23:00:00Z", 23), ("Europe/Oslo", "2026-10-24T22:00:00Z", 25),
            ("America/Toronto", "2026-03-08T05:00:00Z", 23), ("America/Toronto", "2026-11-01T04:00:00Z", 25),
            ("Asia/Kathmandu", "2026-06-14T18:15:00Z", 24), ("Pacific/Kiritimati", "2026-06-14T10:00:00Z", 24),
        ]
    )
    func clocks(zone: String, midnight: String, hours: Int) throws {
        let start = try Date(midnight)
        // Whole hours of UTC, as it sends them, are not those of every clock.
        let first = Date(timeIntervalSince1970: (start.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
        let payload = OpenMeteoPayload(from: first, hours: 80)
        let moment = start.addingTimeInterval(5 * 3600).formatted(.iso8601)
        let forecast = try #require(try forecast(payload, in: zone, at: moment))
        #expect(forecast.days.first?.start == start)
        #expect(forecast.days.first?.hours.count == hours)
        #expect(forecast.days.dropFirst().first?.start == start.addingTimeInterval(Double(hours) * 3600))
        #expect(Set(forecast.clockHours.map(\.hour)).count == min(hours, 24))
    }

    @Test("An hour with a gap where nothing can be drawn without is left out, others lose a figure")
    func gaps() throws {
        var payload = OpenMeteoPayload(from: try Date("2026-02-05T23:00:00Z"), hours: 60)
        payload.hourly["temperature_2m"]?[20] = nil
        payload.hourly["pressure_msl"]?[14] = nil
        payload.hourly["uv_index"] = nil
        payload.hourly["visibility"] = Array(repeating: nil, count: 60)
        let forecast = try #require(try forecast(payload, at: "2026-02-06T13:00:00Z"))
        #expect(forecast.days.first?.hours.count == 23)
        let now = try #require(forecast.comingHours.first)
        #expect(now.pressure == nil && now.ultraviolet == nil && now.visibility == nil)
        let facts = try #require(WeatherFacts(of: forecast))
        #expect(facts.pressureRemark == "Not given by Open-Meteo.")
        #expect(facts.visibilityRemark == "Not given by Open-Meteo.")
        #expect(facts.ultravioletRemark == "Not given by Open-Meteo.")
    }

    @Test(
        "What cannot be true on earth counts as not given",
        arguments: [
            ("pressure_msl", -999.0), ("visibility", 1e300), ("uv_index", -1), ("wind_gusts_10m", 1e9),
            ("precipitation_probability", 101), ("relative_humidity_2m", -1), ("apparent_temperature", 1e19),
            ("cloud_cover", 130),
        ]
    )
    func implausible(name: String, value: Double) throws {
        var payload = OpenMeteoPayload(from: try Date("2026-02-05T23:00:00Z"), hours: 60)
        payload.hourly[name] = Array(repeating: value, count: 60)
        let forecast = try #require(try forecast(payload, at: "2026-02-06T13:00:00Z"))
        let (now, current) = (try #require(forecast.comingHours.first), forecast.current)
        let known: [String: Bool] = [
            "pressure_msl": now.pressure != nil, "visibility": now.visibility != nil,
            "uv_index": now.ultraviolet != nil, "wind_gusts_10m": current.gusts != nil,
            "precipitation_probability": now.chanceOfRain != nil, "relative_humidity_2m": current.humidity != nil,
            "apparent_temperature": current.feelsLike != nil, "cloud_cover": now.cloud != nil,
        ]
        #expect(known.filter { !$0.value }.map(\.key) == [name])
    }

    @Test(
        "The day's own figures count, also where its clocks were changed since the answer's offset",
        arguments: ["2026-03-28T23:00:00Z", "2026-10-24T22:00:00Z"]
    )
    func daily(midnight: String) throws {
        let start = try Date(midnight)
        var payload = OpenMeteoPayload(from: start, hours: 90)
        payload.isWithoutDays = false
        payload.daily = [
            // Midnights by the offset before the change, as one answer has one offset.
            "time": (0..<3).map { start.timeIntervalSince1970 + Double($0) * 86_400 },
            "weather_code": [3, 95, nil], "temperature_2m_max": [40, 41, nil], "temperature_2m_min": [-5, -6, nil],
        ]
        let moment = start.addingTimeInterval(40_000).formatted(.iso8601)
        let days = try #require(try forecast(payload, at: moment)).days
        #expect(days.prefix(3).map(\.condition) == [.overcast, .thunder, .lightRain])
        #expect(days.prefix(2).map(\.high) == [40, 41] && days.prefix(2).map(\.low) == [-5, -6])
        #expect(days[2].high < 40)
    }

    @Test(
        "An answer that makes no sense is a failure that says so",
        arguments: [
            "", "[]", "{}", "null", #"{"error":true,"reason":"x"}"#, #"{"hourly":{"time":[]}}"#, "<html>",
            "{\"hourly\":",
        ]
    )
    func senseless(body: String) throws {
        let service = try OpenMeteoService.at(try .inZone("UTC"))
        #expect(throws: SourceFailure(.broken, source: "Open-Meteo", "The source's answer makes no sense.")) {
            try service.outlook(from: Array(body.utf8), asOf: .distantPast)
        }
    }

    @Test("A list that is shorter than the others makes no sense", arguments: ["weather_code", "time", "uv_index"])
    func uneven(name: String) throws {
        var payload = OpenMeteoPayload(from: try Date("2026-02-05T23:00:00Z"), hours: 60)
        payload.hourly[name]?.removeLast()
        let service = try OpenMeteoService.at(try .inZone("UTC"))
        #expect(throws: SourceFailure.self) { try service.outlook(from: payload.bytes, asOf: .distantPast) }
    }

    @Test("Where the sun does not rise in winter there is weather, too")
    func polar() throws {
        let site = try WeatherSite.inZone("Arctic/Longyearbyen", latitude: 78.22, longitude: 15.65)
        let payload = OpenMeteoPayload(from: try Date("2026-12-20T23:00:00Z"), hours: 60)
        let date = try Date("2026-12-21T12:00:00Z")
        let outlook = try OpenMeteoService.at(site).outlook(from: payload.bytes, asOf: date)
        let forecast = try #require(outlook.forecast(for: site, at: date))
        #expect(forecast.hours.allSatisfy { forecast.isNight(in: $0) })
        #expect(forecast.sun.course(from: forecast.days[0].start).rise == nil)
    }

    @Test(
        "Each code of the weather has a condition",
        arguments: [
            (0, WeatherCondition.clear), (1, .fair), (2, .partly), (3, .overcast), (45, .fog), (48, .rimeFog),
            (51, .lightDrizzle), (53, .drizzle), (55, .heavyDrizzle), (56, .freezingDrizzle),
            (57, .heavyFreezingDrizzle), (61, .lightRain), (63, .rain), (65, .downpour), (66, .freezingRain),
            (67, .heavyFreezingRain), (71, .lightSnow), (73, .snow), (75, .heavySnow), (77, .snowGrains),
            (80, .lightShowers), (81, .showers), (82, .heavyShowers), (85, .snowShowers), (86, .heavySnowShowers),
            (95, .thunder), (96, .hail), (99, .heavyHail),
        ]
    )
    func codes(code: Int, condition: WeatherCondition) throws {
        var payload = OpenMeteoPayload(from: try Date("2026-02-05T23:00:00Z"), hours: 60)
        payload.hourly["weather_code"] = Array(repeating: Double(code), count: 60)
        #expect(try forecast(payload, at: "2026-02-06T13:00:00Z")?.current.condition == condition)
    }

    @Test("It is asked for what we show, by four decimals and the name of the zone")
    func question() throws {
        let site = try WeatherSite.inZone("Asia/Kathmandu", latitude: -0.05, longitude: 85.324019)
        let address = try OpenMeteoService.at(site).inquiry.address.description
        #expect(address.hasPrefix("http://127.0.0.1:9/v1/forecast?latitude=-0.0500&longitude=85.3240&hourly="))
        #expect(address.contains("&timezone=Asia%2FKathmandu&timeformat=unixtime&forecast_days=16"))
        #expect(!address.contains("apikey"))
    }
}
