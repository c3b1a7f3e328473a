import DashboardCore
import FoundationEssentials
import Testing

@Suite("The clocks of a place")
struct LocalTimeTests {
    @Test(
        "A moment has its date and its time there",
        arguments: [
            ("2026-04-14T12:20:00Z", 7200, "2026-04-14", "14:20", "Tue"),
            ("1970-01-01T00:00:00Z", 0, "1970-01-01", "00:00", "Thu"),
            ("1969-12-31T23:59:59Z", 0, "1969-12-31", "23:59", "Wed"),
            ("2024-02-29T23:30:00Z", 3600, "2024-03-01", "00:30", "Fri"),
            ("2024-02-29T00:10:00Z", -18_000, "2024-02-28", "19:10", "Wed"),
            ("2100-02-28T12:00:00Z", 0, "2100-02-28", "12:00", "Sun"),
            ("2100-03-01T12:00:00Z", 0, "2100-03-01", "12:00", "Mon"),
            ("2026-12-31T23:00:00Z", 3600, "2027-01-01", "00:00", "Fri"),
        ]
    )
    func calendar(moment: String, offset: Int, date: String, clock: String, weekday: String) throws {
        let time = LocalTime(try Date(moment, strategy: .iso8601), offset: offset)
        #expect(time.day.iso == date)
        #expect(time.clock == clock)
        #expect(time.day.shortWeekday == weekday)
    }

    @Test("A day begins at midnight there", arguments: [("2026-04-14T22:30:00Z", 7200, "2026-04-14T22:00:00Z")])
    func midnight(moment: String, offset: Int, expected: String) throws {
        let midnight = LocalTime.midnight(of: try Date(moment, strategy: .iso8601), offset: offset)
        #expect(midnight == (try Date(expected, strategy: .iso8601)))
    }
}
