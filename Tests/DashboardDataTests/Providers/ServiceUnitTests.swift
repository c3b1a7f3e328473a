import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite("Answers in other units")
struct ServiceUnitTests {
    private func failure(of source: String) -> SourceFailure {
        SourceFailure(.broken, source: source, "The source's answer is not in the units that were asked for.")
    }

    @Test(
        "Open-Meteo's are refused, and so are times as text, which are an hour off where clocks change",
        arguments: [
            ("temperature_2m", "°F"), ("wind_speed_10m", "mp/h"), ("wind_speed_10m", "km/h"),
            ("precipitation", "inch"), ("visibility", "ft"), ("time", "iso8601"),
        ]
    )
    func openMeteo(name: String, unit: String) throws {
        let site = try WeatherSite.inZone("UTC")
        var payload = OpenMeteoPayload(from: try Date("2026-02-06T00:00:00Z"), hours: 30)
        payload.units = "{\"\(name)\":\"\(unit)\"}"
        #expect(throws: failure(of: "Open-Meteo")) {
            try OpenMeteoService.at(site).outlook(from: payload.bytes, asOf: .distantPast)
        }
        payload.units = #"{"time":"unixtime","temperature_2m":"°C","wind_speed_10m":"m/s","weather_code":"wmo code"}"#
        #expect(try OpenMeteoService.at(site).outlook(from: payload.bytes, asOf: .distantPast).days.count == 2)
    }

    @Test("Both letters for a millionth of a gram are one", arguments: ["\u{B5}g/m³", "\u{3BC}g/m³"])
    func air(unit: String) throws {
        let start = try Date("2026-02-06T00:00:00Z")
        var payload = OpenMeteoPayload.air(from: start, hours: 30)
        payload.units = "{\"pm10\":\"\(unit)\"}"
        let service = try OpenMeteoAirService.at(.inZone("UTC"))
        #expect(try service.air(from: payload.bytes, asOf: start, at: start) != nil)
        payload.units = #"{"pm10":"ppm"}"#
        #expect(throws: failure(of: "Open-Meteo")) { try service.air(from: payload.bytes, asOf: start, at: start) }
    }

    @Test("MET Norway's are refused", arguments: [("air_temperature", "fahrenheit"), ("wind_speed", "knots")])
    func metNorway(name: String, unit: String) throws {
        let service = try METNorwayService.at(.inZone("UTC"))
        let start = try Date("2026-02-06T11:00:00Z")
        let other = METNorwayPayload.bytes(from: start, hours: 9, steps: 1, units: "{\"\(name)\":\"\(unit)\"}")
        #expect(throws: failure(of: "MET Norway")) { try service.outlook(from: other, asOf: start) }
        let ours = METNorwayPayload.bytes(from: start, hours: 9, steps: 1, units: #"{"air_temperature":"celsius"}"#)
        #expect(try !service.outlook(from: ours, asOf: start).days.isEmpty)
    }
}
