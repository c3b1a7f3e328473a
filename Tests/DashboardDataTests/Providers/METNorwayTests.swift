import DashboardCore
import DashboardData
import Fetching
import Foundation
import Testing

@Suite("What MET Norway says")
struct METNorwayTests {
    private func forecast(_ body: [UInt8], at moment: String) throws -> Forecast? {
        let site = try WeatherSite.inZone("Europe/Oslo")
        let date = try Date(moment)
        return try METNorwayService.at(site).outlook(from: body, asOf: date).forecast(for: site, at: date)
    }

    @Test("Hours come first and steps of six after them, without the last that tells no weather")
    func steps() throws {
        let body = METNorwayPayload.bytes(from: try Date("2026-02-06T11:00:00Z"), hours: 55, steps: 20)
        let forecast = try #require(try forecast(body, at: "2026-02-06T12:30:00Z"))
        #expect(forecast.hours.filter { $0.length == 1 }.count == 55)
        #expect(forecast.hours.filter { $0.length == 6 }.count == 20)
        #expect(forecast.days.count == 8)
        #expect(forecast.hours.allSatisfy { $0.chanceOfRain == nil && $0.isWet == ($0.length == 1) })
        #expect(forecast.current.temperature == 8.2 && forecast.current.feelsLike == nil)
        #expect(abs(forecast.current.windDirection - 315) < 22.5 && forecast.current.condition == .lightShowers)
        #expect(forecast.credit?.owner == "MET Norway")
        // Nobody knows what has fallen before its first hour.
        #expect(WeatherFacts(of: forecast)?.rainRemark == "Still to fall today.")
    }

    @Test("A step of six hours is the present for six hours")
    func longStep() throws {
        let body = METNorwayPayload.bytes(from: try Date("2026-02-06T11:00:00Z"), hours: 1, steps: 2)
        #expect(try forecast(body, at: "2026-02-06T17:59:59Z") != nil)
        #expect(try forecast(body, at: "2026-02-07T00:00:00Z") == nil)
        #expect(try forecast(body, at: "2026-02-06T10:59:59Z") == nil)
    }

    @Test(
        "Each symbol has a condition, by day and by night",
        arguments: [
            ("clearsky_night", WeatherCondition.clear), ("fair_polartwilight", .fair), ("partlycloudy_day", .partly),
            ("cloudy", .overcast), ("fog", .fog), ("lightrain", .lightRain), ("rain", .rain), ("heavyrain", .downpour),
            ("lightrainshowers_day", .lightShowers), ("rainshowers_day", .showers),
            ("heavyrainshowers_night", .heavyShowers), ("lightsleet", .sleet), ("sleet", .sleet),
            ("heavysleet", .sleet), ("lightsleetshowers_day", .sleetShowers), ("sleetshowers_night", .sleetShowers),
            ("heavysleetshowers_day", .sleetShowers), ("lightsnow", .lightSnow), ("snow", .snow),
            ("heavysnow", .heavySnow), ("lightsnowshowers_day", .snowShowers),
            ("snowshowers_polartwilight", .snowShowers), ("heavysnowshowers_day", .heavySnowShowers),
            ("lightrainandthunder", .thunder), ("rainandthunder", .thunder), ("heavyrainandthunder", .thunder),
            ("lightrainshowersandthunder_day", .thunder), ("rainshowersandthunder_day", .thunder),
            ("heavyrainshowersandthunder_night", .thunder), ("lightsleetandthunder", .thunder),
            ("sleetandthunder", .thunder), ("heavysleetandthunder", .thunder),
            ("lightssleetshowersandthunder_day", .thunder), ("sleetshowersandthunder_day", .thunder),
            ("heavysleetshowersandthunder_day", .thunder), ("lightsnowandthunder", .thunder),
            ("snowandthunder", .thunder), ("heavysnowandthunder", .thunder), ("lightssnowshowersandthunder", .thunder),
            ("snowshowersandthunder_day", .thunder), ("heavysnowshowersandthunder_night", .thunder),
        ]
    )
    func symbols(symbol: String, condition: WeatherCondition) throws {
        let body = METNorwayPayload.bytes(from: try Date("2026-02-06T11:00:00Z"), hours: 2, steps: 0, symbol: symbol)
        #expect(try forecast(body, at: "2026-02-06T11:00:00Z")?.current.condition == condition)
    }

    @Test(
        "An answer that makes no sense is a failure that says so",
        arguments: ["", "{}", "<html>", #"{"properties":{"timeseries":[]}}"#, #"{"properties":{"timeseries":[{}]}}"#]
    )
    func senseless(body: String) throws {
        let service = try METNorwayService.at(try .inZone("UTC"))
        #expect(throws: SourceFailure(.broken, source: "MET Norway", "The source's answer makes no sense.")) {
            try service.outlook(from: Array(body.utf8), asOf: .distantPast)
        }
    }

    @Test("It is asked with four decimals, for more are refused")
    func question() throws {
        let site = try WeatherSite.inZone("Europe/Oslo", latitude: 59.913868, longitude: -10.00004)
        let address = try METNorwayService.at(site).inquiry.address.description
        #expect(address == "http://127.0.0.1:9/met/complete?lat=59.9139&lon=-10.0000")
    }
}
