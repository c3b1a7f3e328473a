import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite("All services at the ends of the earth")
struct ServiceClockTests {
    private enum Kind: CaseIterable {
        case openMeteo, metNorway, pirateWeather

        func outlook(from start: Date, hours: Int, for site: WeatherSite, asOf date: Date) throws -> Outlook {
            switch self {
            case .openMeteo:
                // Its amounts stand at the end of their hours, so the last one is known by another.
                try OpenMeteoService.at(site)
                    .outlook(from: OpenMeteoPayload(from: start, hours: hours + 1).bytes, asOf: date)
            case .metNorway:
                try METNorwayService.at(site)
                    .outlook(from: METNorwayPayload.bytes(from: start, hours: hours, steps: 0), asOf: date)
            case .pirateWeather:
                try PirateWeatherService.at(site)
                    .outlook(from: PirateWeatherPayload(from: start, hours: hours).bytes, asOf: date)
            }
        }
    }

    /// A place by its zone, the midnight that its day begins with, and how many hours that day has.
    private struct Day: CustomTestStringConvertible {
        let zone: String
        let latitude: Double
        let midnight: String
        let hours: Int

        var testDescription: String { "\(zone) \(midnight)" }
    }

    private static let days = [
        Day(zone: "Europe/Oslo", latitude: 59.9, midnight: "2026-03-28T23:00:00Z", hours: 23),
        Day(zone: "Europe/Oslo", latitude: 59.9, midnight: "2026-10-24T22:00:00Z", hours: 25),
        Day(zone: "America/Toronto", latitude: 43.7, midnight: "2026-03-08T05:00:00Z", hours: 23),
        // South of the equator clocks are put forward in spring, too, which is in October.
        Day(zone: "Australia/Sydney", latitude: -33.9, midnight: "2026-10-03T14:00:00Z", hours: 23),
        Day(zone: "Australia/Sydney", latitude: -33.9, midnight: "2026-04-04T13:00:00Z", hours: 25),
        // Here they are put forward at midnight, and by half an hour there.
        Day(zone: "America/Santiago", latitude: -33.4, midnight: "2026-09-06T04:00:00Z", hours: 23),
        Day(zone: "Pacific/Kiritimati", latitude: 1.9, midnight: "2026-06-14T10:00:00Z", hours: 24),
        Day(zone: "Pacific/Pago_Pago", latitude: -14.3, midnight: "2026-06-14T11:00:00Z", hours: 24),
        Day(zone: "Asia/Kolkata", latitude: 28.6, midnight: "2026-06-13T18:30:00Z", hours: 24),
        Day(zone: "Asia/Kathmandu", latitude: 27.7, midnight: "2026-06-13T18:15:00Z", hours: 24),
        Day(zone: "America/St_Johns", latitude: 47.6, midnight: "2026-06-14T02:30:00Z", hours: 24),
        // The sun does not set, and does not rise.
        Day(zone: "Arctic/Longyearbyen", latitude: 78.2, midnight: "2026-06-20T22:00:00Z", hours: 24),
        Day(zone: "Arctic/Longyearbyen", latitude: 78.2, midnight: "2026-12-20T23:00:00Z", hours: 24),
        Day(zone: "Antarctica/McMurdo", latitude: -77.8, midnight: "2026-06-20T12:00:00Z", hours: 24),
    ]

    @Test("A day has the hours of its clocks, whoever tells of it", arguments: Kind.allCases, days)
    private func day(kind: Kind, day: Day) throws {
        let site = try WeatherSite.inZone(day.zone, latitude: day.latitude)
        let midnight = try Date(day.midnight)
        // Everybody speaks of whole hours of UTC.
        let first = Date(timeIntervalSince1970: (midnight.timeIntervalSince1970 / 3600).rounded(.up) * 3600)
        let isWhole = first == midnight
        let moment = midnight.addingTimeInterval(10 * 3600 + 600)
        let outlook = try kind.outlook(from: first, hours: 60, for: site, asOf: moment)
        let forecast = try #require(outlook.forecast(for: site, at: moment))
        #expect(forecast.days[0].start == midnight)
        #expect(forecast.days[0].hours.count == (isWhole ? day.hours : 24))
        #expect(forecast.days[1].start == site.zone.start(of: site.zone.day(of: midnight).adding(1)))
        #expect(forecast.time(forecast.days[1].start).clock == "00:00")
        #expect(forecast.clockHours.map(\.hour) == forecast.clockHours.map(\.hour).sorted())
        #expect(!forecast.sentence.isEmpty && !ForecastTeller(forecast).sky.isEmpty)
    }

    @Test("Where the sun stays up or down all day nobody says otherwise", arguments: Kind.allCases)
    private func polar(kind: Kind) throws {
        let site = try WeatherSite.inZone("Arctic/Longyearbyen", latitude: 78.22, longitude: 15.65)
        for (day, isUp) in [("2026-06-21T00:00:00Z", true), ("2026-12-21T00:00:00Z", false)] {
            let start = try Date(day)
            let moment = start.addingTimeInterval(12 * 3600)
            let outlook = try kind.outlook(from: start, hours: 40, for: site, asOf: moment)
            let forecast = try #require(outlook.forecast(for: site, at: moment))
            #expect(forecast.hours.allSatisfy { forecast.isNight(in: $0) != isUp })
            let course = forecast.sun.course(from: forecast.days[0].start)
            #expect(course.rise == nil && course.set == nil)
        }
    }
}
