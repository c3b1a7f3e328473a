import DashboardCore
import DashboardData
import Foundation
import Testing

/// Answers that others have recorded of real services; they lie beside the repository and are no part of it.
private enum Recordings {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/fixtures/weather").standardizedFileURL

    static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }
}

@Suite(
    "Recorded answers",
    .enabled(if: Recordings.areThere, "the folder ../shared/fixtures/weather is not there")
)
struct RecordedAnswerTests {
    /// What comes of each: for how many days there is weather, and how many hours; or what is said of it.
    private static let outcomes: [(file: String, outcome: String)] = [
        ("openmeteo/berlin_hourly72_solar.json", "Open-Meteo: units"),
        ("openmeteo/denver_daily5.json", "Open-Meteo: units"),
        ("openmeteo/nyc_current_hourly_daily_2026-02.json", "Open-Meteo: units"),
        ("openmeteo/toronto_fahrenheit_mph_dst_start.json", "Open-Meteo: units"),
        ("openmeteo/vcr_forecast_general.json", "Open-Meteo: units"),
        ("openmeteo/air_quality_minimal.json", "Open-Meteo: sense"),
        ("openmeteo/geocode_empty.json", "Open-Meteo: sense"),
        ("openmeteo/geocode_multi.json", "Open-Meteo: sense"),
        ("openmeteo/vcr_geocode_hollywood.json", "Open-Meteo: sense"),
        ("openmeteo/errors/400_cannot_initialize_weathervariable_from_i.json", "Open-Meteo: sense"),
        ("openmeteo/errors/400_latitude_must_be_in_range_of_to_given.json", "Open-Meteo: sense"),
        ("openmeteo/errors/429_minutely_api_request_limit_exceeded_plea.json", "Open-Meteo: sense"),
        ("openmeteo/errors/503_the_service_is_overloaded.json", "Open-Meteo: sense"),
        ("metno/oslo_compact_2026-02.json", "11 days, 82 hours"),
        ("metno/beijing_compact_http.json", "10 days, 81 hours"),
        ("pirateweather/nyc_si_alerts_2026-02.json", "3 days, 48 hours"),
        ("pirateweather/ha_trimmed_us.json", "Pirate Weather: units"),
        ("pirateweather/error_forbidden.json", "Pirate Weather: sense"),
        ("darksky/germany_alerts_2014.json", "Pirate Weather: units"),
        ("darksky/sanfrancisco_us_2019.json", "Pirate Weather: units"),
    ]

    @Test("Each is understood, or it is said why not", arguments: outcomes)
    func forecast(file: String, outcome: String) throws {
        #expect(try Self.outcome(of: file) == outcome)
    }

    @Test("The warnings of Pirate Weather and Dark Sky are understood in any units")
    func alerts() throws {
        let site = try WeatherSite.inZone("America/New_York")
        let service = try PirateWeatherService.at(site)
        for (file, date, count) in [
            ("pirateweather/nyc_si_alerts_2026-02.json", "2026-02-06T21:45:00Z", 2),
            ("darksky/germany_alerts_2014.json", "2014-05-28T08:30:00Z", 2),
            ("darksky/sanfrancisco_us_2019.json", "2019-03-15T01:50:00Z", 0),
            ("pirateweather/ha_trimmed_us.json", "2025-10-05T20:50:00Z", 0),
        ] {
            let alerts = try service.alerts(from: Self.bytes(file), asOf: Date(date), at: Date(date)).alerts
            #expect(alerts.count == count, "\(file)")
            #expect(alerts.allSatisfy { !$0.paragraphs.isEmpty && $0.start != nil && $0.end != nil })
        }
        let cold = try service.alerts(
            from: Self.bytes("pirateweather/nyc_si_alerts_2026-02.json"),
            asOf: Date("2026-02-06T21:45:00Z"),
            at: Date("2026-02-06T21:45:00Z")
        )
        #expect(cold.alerts.map(\.title).contains("Extreme Cold Warning"))
        #expect(cold.alerts.first?.page != nil && cold.alerts.first?.severity == .severe)
    }

    @Test("Every file of these services is in the table")
    func complete() throws {
        let listed = Set(Self.outcomes.map(\.file))
        for service in ["openmeteo", "openmeteo/errors", "metno", "pirateweather", "darksky"] {
            let names = try FileManager.default.contentsOfDirectory(atPath: Recordings.folder.path() + "/" + service)
            for name in names
            where name.hasSuffix(".json") && !name.hasPrefix("vcr") || name == "vcr_forecast_general.json" {
                #expect(listed.contains("\(service)/\(name)"), "\(service)/\(name)")
            }
        }
    }

    private static func bytes(_ file: String) throws -> [UInt8] {
        let data = try Data(contentsOf: Recordings.folder.appending(path: file))
        // One was recorded with its head.
        guard file.hasSuffix("_http.json"), let whole = try JSONSerialization.jsonObject(with: data) as? [String: Any],
            let body = whole["data"]
        else { return Array(data) }
        return Array(try JSONSerialization.data(withJSONObject: body))
    }

    private static func outcome(of file: String) throws -> String {
        let body = try bytes(file)
        let services: [String: any WeatherService] = [
            "openmeteo": try OpenMeteoService.at(.inZone("America/New_York")),
            "metno": try METNorwayService.at(.inZone("Europe/Oslo")),
            "pirateweather": try PirateWeatherService.at(.inZone("America/New_York")),
            "darksky": try PirateWeatherService.at(.inZone("Europe/Berlin")),
        ]
        guard let service = services[String(file.prefix { $0 != "/" })] else { return "nobody" }
        do {
            if file.contains("air_quality") {
                let air = try OpenMeteoAirService.at(.inZone("UTC"))
                return try air.air(from: body, asOf: .now, at: .now).map { _ in "air" } ?? "no air"
            }
            let days = try service.outlook(from: body, asOf: .now).days
            return "\(days.count) days, \(days.map(\.weather.hours.count).reduce(0, +)) hours"
        } catch let error as SourceFailure {
            return "\(error.source): \(error.explanation.contains("units") ? "units" : "sense")"
        }
    }
}
