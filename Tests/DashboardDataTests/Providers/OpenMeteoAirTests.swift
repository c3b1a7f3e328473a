import DashboardCore
import DashboardData
import Fetching
import Foundation
import Testing

@Suite("What Open-Meteo says of the air")
struct OpenMeteoAirTests {
    private static let noon = "2026-04-14T12:30:00Z"

    private func air(
        _ payload: OpenMeteoPayload,
        in zone: String = "Europe/Oslo",
        at moment: String = noon
    ) throws -> AirQuality? {
        try OpenMeteoAirService.at(.inZone(zone)).air(from: payload.bytes, asOf: Date(moment), at: Date(moment))
    }

    private func payload() throws -> OpenMeteoPayload {
        OpenMeteoPayload.air(from: try Date("2026-04-14T00:00:00Z"), hours: 72)
    }

    @Test("The hour that it is has both indices, what they are made of, and pollen")
    func present() throws {
        let air = try #require(try air(try payload()))
        // The index of the first hour is 10, and of each one after it one more.
        #expect(air.european == 22 && air.europeanStep == 1 && air.american == 55 && air.americanStep == 1)
        #expect(air.pollutants == [.init("PM2.5", 7), .init("PM10", 13), .init("NO₂", 10), .init("O₃", 63)])
        #expect(air.pollen.map(\.kind) == [.alder, .birch, .olive, .grass, .mugwort, .ragweed])
        #expect(air.pollen.map(\.grains) == [0, 120, 1, 29, 30, 3])
        #expect(air.pollen.map(\.strength) == [.none, .high, .low, .moderate, .high, .low])
        #expect(air.asOf.clock == "14:30" && air.station == nil && air.source == "Open-Meteo")
        #expect(air.credit?.sentence(in: .english) == "Data by CAMS ENSEMBLE and Open-Meteo, CC BY 4.0")
    }

    @Test(
        "A moment that it says nothing of has no air",
        arguments: ["2026-04-13T23:59:59Z", "2026-04-17T00:00:00Z", "2027-01-01T00:00:00Z"]
    )
    func uncovered(moment: String) throws {
        #expect(try air(try payload(), at: moment) == nil)
    }

    @Test(
        "The present hour is found and told by any clocks",
        arguments: [
            ("Pacific/Kiritimati", "02:30"), ("Pacific/Pago_Pago", "01:30"), ("Asia/Kathmandu", "18:15"),
            ("Australia/Adelaide", "22:00"),
        ]
    )
    func clocks(zone: String, clock: String) throws {
        let air = try #require(try air(try payload(), in: zone))
        #expect(air.european == 22 && air.asOf.clock == clock)
    }

    @Test("Outside Europe nobody counts pollen, and gaps cost a figure alone")
    func gaps() throws {
        var payload = try payload()
        for name in payload.hourly.keys where name.hasSuffix("pollen") {
            payload.hourly[name] = Array(repeating: nil, count: 72)
        }
        payload.hourly["european_aqi"]?[12] = nil
        payload.hourly["ozone"]?[12] = -999
        payload.hourly["pm10"] = nil
        let air = try #require(try air(payload))
        #expect(air.pollen.isEmpty && air.european == nil && air.europeanStep == nil && air.american == 55)
        #expect(air.pollutants.map(\.name) == ["PM2.5", "NO₂"])
    }

    @Test("An hour of which nothing is known has no air")
    func nothing() throws {
        var payload = try payload()
        for name in payload.hourly.keys where name != "time" { payload.hourly[name]?[12] = nil }
        #expect(try air(payload) == nil)
    }

    @Test(
        "Each index is on one of six steps, and the last of Europe's has no end",
        arguments: [(0, 0, 0), (20, 0, 0), (21, 1, 0), (51, 2, 1), (80, 3, 1), (100, 4, 1), (101, 5, 2), (413, 5, 5)]
    )
    func steps(index: Int, european: Int, american: Int) throws {
        let now = LocalTime(try Date(Self.noon), offset: 0)
        let air = AirQuality(source: "a", asOf: now, european: index, american: index, pollutants: [])
        #expect(air.europeanStep == european && air.americanStep == american)
    }

    @Test(
        "An answer that makes no sense is a failure that says so",
        arguments: [
            "", "[]", "{}", "<html>", #"{"hourly":{"time":[]}}"#, #"{"hourly":{"time":[1],"pm10":[]}}"#,
            #"{"hourly":{"time":["2026-07-10T09:00"],"european_aqi":[24]}}"#, #"{"error":true,"reason":"x"}"#,
        ]
    )
    func senseless(body: String) throws {
        let service = try OpenMeteoAirService.at(try .inZone("UTC"))
        #expect(throws: SourceFailure(.broken, source: "Open-Meteo", "The source's answer makes no sense.")) {
            try service.air(from: Array(body.utf8), asOf: .distantPast, at: .distantPast)
        }
    }

    @Test("It is asked for every figure, in seconds, and with the key out of sight")
    func question() throws {
        let address = try OpenMeteoAirService.at(.inZone("UTC")).inquiry.address.description
        #expect(address.hasPrefix("http://127.0.0.1:9/air/air-quality?latitude=59.9100&longitude=10.7500&hourly="))
        #expect(
            address.contains("european_aqi,us_aqi,pm2_5") && address.hasSuffix("&timeformat=unixtime&forecast_days=3")
        )
    }
}
