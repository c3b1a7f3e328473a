import DashboardCore
import FoundationEssentials
import Testing

@Suite("The sun by the almanac")
struct SunAlmanacTests {
    /// A day of the almanac, its times in UTC.
    struct Day: Sendable, CustomTestStringConvertible {
        enum Light: Sendable {
            case rises(String, sets: String)
            case stays(up: Bool)
        }

        let place: Place
        let date: String
        let light: Light
        var testDescription: String { "\(place.name), \(date)" }

        init(_ place: Place, _ date: String, _ rise: String, _ set: String) {
            self.place = place
            self.date = date
            light = .rises(rise, sets: set)
        }

        init(_ place: Place, _ date: String, staysUp: Bool) {
            self.place = place
            self.date = date
            light = .stays(up: staysUp)
        }

        /// When the day begins by the hour that its longitude would have.
        var midnight: Date {
            get throws {
                try Date("\(date)T00:00:00Z", strategy: .iso8601)
                    .addingTimeInterval(-(place.longitude / 15).rounded() * 3600)
            }
        }
    }

    private static let anchorage = Place("Anchorage", latitude: 61.216667, longitude: -149.866667)
    private static let auckland = Place("Auckland", latitude: -36.833333, longitude: 174.8)
    private static let brasilia = Place("Brasília", latitude: -15.8, longitude: -47.85)
    private static let singapore = Place("Singapore", latitude: 1.283333, longitude: 103.833333)
    private static let longyearbyen = Place("Longyearbyen", latitude: 78.216667, longitude: 15.633333)
    private static let mcMurdo = Place("McMurdo", latitude: -77.85, longitude: 166.666667)

    // U.S. Naval Observatory, "Table of Sunrise/Sunset, Moonrise/Moonset, or Twilight Times for an Entire Year", 2020.
    static let days = [
        Day(anchorage, "2020-01-05", "19:11", "00:57"), Day(anchorage, "2020-03-25", "15:43", "04:27"),
        Day(anchorage, "2020-06-15", "12:21", "07:40"), Day(anchorage, "2020-09-25", "15:53", "03:51"),
        Day(anchorage, "2020-12-15", "19:10", "00:40"), Day(auckland, "2020-01-05", "17:09", "07:44"),
        Day(auckland, "2020-04-05", "18:39", "06:09"), Day(auckland, "2020-06-25", "19:34", "05:13"),
        Day(auckland, "2020-10-25", "17:22", "06:47"), Day(brasilia, "2020-02-15", "09:07", "21:44"),
        Day(brasilia, "2020-07-15", "09:39", "20:56"), Day(brasilia, "2020-11-05", "08:33", "21:17"),
        Day(singapore, "2020-02-15", "23:17", "11:21"), Day(singapore, "2020-05-25", "22:56", "11:07"),
        Day(singapore, "2020-10-25", "22:46", "10:51"), Day(longyearbyen, "2020-02-05", staysUp: false),
        Day(longyearbyen, "2020-02-25", "08:11", "14:13"), Day(longyearbyen, "2020-04-15", "00:38", "21:33"),
        Day(longyearbyen, "2020-04-25", staysUp: true), Day(longyearbyen, "2020-06-15", staysUp: true),
        Day(longyearbyen, "2020-09-15", "03:40", "18:00"), Day(longyearbyen, "2020-10-25", "09:50", "11:31"),
        Day(longyearbyen, "2020-12-15", staysUp: false), Day(mcMurdo, "2020-02-15", staysUp: true),
        Day(mcMurdo, "2020-02-25", "15:27", "10:48"), Day(mcMurdo, "2020-04-15", "22:13", "03:42"),
        Day(mcMurdo, "2020-06-15", staysUp: false), Day(mcMurdo, "2020-08-25", "22:20", "03:22"),
        Day(mcMurdo, "2020-10-15", "15:09", "10:06"), Day(mcMurdo, "2020-12-15", staysUp: true),
    ]

    @Test("It rises, sets and stays where it is as the almanac says, give or take two minutes", arguments: days)
    func day(_ day: Day) throws {
        let course = Sun(over: day.place).course(from: try day.midnight)
        switch day.light {
        case .stays(let up):
            #expect(course.rise == nil && course.set == nil && course.daylight == (up ? 86_400 : 0))
        case .rises(let rise, let set):
            // The almanac's dates are those of UTC, so the two may belong to two days of the place.
            let courses = try [-1.0, 0, 1].map { days in
                Sun(over: day.place).course(from: try day.midnight.addingTimeInterval(days * 86_400))
            }
            #expect(try distance(from: courses.compactMap(\.rise), to: rise, on: day) <= 120)
            #expect(try distance(from: courses.compactMap(\.set), to: set, on: day) <= 120)
        }
    }

    /// How many seconds the nearest of some moments is from a time of the almanac.
    private func distance(from moments: [Date], to clock: String, on day: Day) throws -> Double {
        let expected = try Date("\(day.date)T\(clock):00Z", strategy: .iso8601)
        return try #require(moments.map { abs($0.timeIntervalSince(expected)) }.min())
    }
}
