import DashboardCore
import FoundationEssentials
import Testing

@Suite("The sun over a place")
struct SunTests {
    /// A day whose times an almanac gives.
    struct Day: Sendable, CustomTestStringConvertible {
        let place: Place
        let date: String
        let offset: Int
        let rise: String?
        let set: String?
        var testDescription: String { "\(place.name), \(date)" }
    }

    static let bergen = Place("Bergen", latitude: 60.39, longitude: 5.32)
    static let tromso = Place("Tromsø", latitude: 69.65, longitude: 18.96)
    static let quito = Place("Quito", latitude: -0.18, longitude: -78.47)

    static let days = [
        Day(place: bergen, date: "2026-06-21", offset: 7200, rise: "04:10", set: "23:11"),
        Day(place: bergen, date: "2026-12-21", offset: 3600, rise: "09:45", set: "15:28"),
        Day(place: quito, date: "2026-03-20", offset: -18_000, rise: "06:18", set: "18:24"),
        Day(place: tromso, date: "2026-06-21", offset: 7200, rise: nil, set: nil),
        Day(place: tromso, date: "2026-12-21", offset: 3600, rise: nil, set: nil),
    ]

    @Test("It rises and sets when the almanac says, give or take two minutes", arguments: days)
    func times(day: Day) throws {
        let course = Sun(over: day.place).course(from: try midnight(day.date, day.offset))
        for (moment, clock) in [(course.rise, day.rise), (course.set, day.set)] {
            let expected = try clock.map { try Date("\(day.date)T\($0):00Z", strategy: .iso8601) }
            #expect((moment == nil) == (expected == nil))
            guard let moment, let expected else { continue }
            #expect(abs(moment.timeIntervalSince(expected) + Double(day.offset)) <= 120)
        }
    }

    @Test(
        "Where it stays up the day has 24 hours, and where it stays down none",
        arguments: [("06", 86_400.0), ("12", 0)]
    )
    func polar(month: String, daylight: Double) throws {
        #expect(Sun(over: Self.tromso).course(from: try midnight("2026-\(month)-21", 3600)).daylight == daylight)
    }

    @Test(
        "There is light before it rises and after it has set",
        arguments: [("12:00", Sun.Light.day), ("04:05", .dawn), ("18:50", .dusk), ("23:00", .night)]
    )
    func light(clock: String, expected: Sun.Light) throws {
        let moment = try Date("2026-04-14T\(clock):00Z", strategy: .iso8601)
        #expect(Sun(over: Self.bergen).light(at: moment) == expected)
    }

    @Test(
        "What is called night runs from sunset to sunrise, all day where it stays down, and never where it stays up",
        arguments: [
            (bergen, "2026-04-14", ["00:00 06:24", "20:56 24:00"]), (tromso, "2026-12-21", ["00:00 24:00"]),
            (tromso, "2026-06-21", []),
        ]
    )
    func nights(place: Place, date: String, expected: [String]) throws {
        let start = try midnight(date, 7200)
        let nights = Sun(over: place).nights(from: start, to: start.addingTimeInterval(86_400))
        let clock = { (moment: Date) in
            moment == start.addingTimeInterval(86_400) ? "24:00" : LocalTime(moment, offset: 7200).clock
        }
        #expect(nights.map { "\(clock($0.start)) \(clock($0.end))" } == expected)
    }

    @Test("Where summer clocks are far ahead it sets after midnight, and the day is still one day")
    func afterMidnight() throws {
        let midnight = try midnight("2026-06-21", 0)
        let course = Sun(over: Place("Reykjavík", latitude: 64.15, longitude: -21.94)).course(from: midnight)
        let rise = try #require(course.rise), set = try #require(course.set)
        #expect(abs(rise.timeIntervalSince(midnight) - 175 * 60) <= 120)
        #expect(abs(set.timeIntervalSince(midnight) - (24 * 60 + 4) * 60) <= 120)
        #expect(abs(course.daylight - set.timeIntervalSince(rise)) <= 60)
    }

    private func midnight(_ date: String, _ offset: Int) throws -> Date {
        try Date("\(date)T00:00:00Z", strategy: .iso8601).addingTimeInterval(Double(-offset))
    }
}
