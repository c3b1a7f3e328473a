import DashboardCore
import FoundationEssentials
import Testing

@Suite("A day in a time zone")
struct ZoneDayTests {
    @Test(
        "It begins with its first moment, and has as many hours as the clocks show",
        arguments: [
            ("Europe/Berlin", "2024-03-30", "2024-03-29T23:00:00Z", 24),
            ("Europe/Berlin", "2024-03-31", "2024-03-30T23:00:00Z", 23),
            ("Europe/Berlin", "2024-10-27", "2024-10-26T22:00:00Z", 25),
            ("Europe/Berlin", "2024-10-28", "2024-10-27T23:00:00Z", 24),
            ("America/New_York", "2024-03-10", "2024-03-10T05:00:00Z", 23),
            ("America/New_York", "2024-11-03", "2024-11-03T04:00:00Z", 25),
            ("Australia/Sydney", "2024-10-06", "2024-10-05T14:00:00Z", 23),
            ("Australia/Sydney", "2024-04-07", "2024-04-06T13:00:00Z", 25),
            ("Asia/Kolkata", "2024-01-01", "2023-12-31T18:30:00Z", 24),
            ("Asia/Kathmandu", "2024-01-01", "2023-12-31T18:15:00Z", 24),
            ("Pacific/Kiritimati", "2024-01-01", "2023-12-31T10:00:00Z", 24),
            ("Pacific/Pago_Pago", "2024-01-01", "2024-01-01T11:00:00Z", 24),
            // Clocks jump over midnight, or back from it into the day before.
            ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z", 23),
            ("America/Sao_Paulo", "2018-02-17", "2018-02-17T02:00:00Z", 25),
            ("America/Sao_Paulo", "2018-02-18", "2018-02-18T03:00:00Z", 24),
            ("America/Havana", "2024-11-03", "2024-11-03T04:00:00Z", 25),
            // Half an hour more is no hour more.
            ("Australia/Lord_Howe", "2024-04-07", "2024-04-06T13:00:00Z", 24),
            ("Australia/Lord_Howe", "2024-10-06", "2024-10-05T13:30:00Z", 24),
            // A day that was left out, and the one before it.
            ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z", 0),
            ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00:00Z", 24),
            ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z", 24),
            // A day that came twice.
            ("Pacific/Kwajalein", "1969-09-30", "1969-09-29T13:00:00Z", 47),
        ]
    )
    func day(name: String, text: String, start: String, hours: Int) throws {
        let zone = try Zone.ofMachine(name)
        let day = try #require(CalendarDay(text))
        #expect(zone.start(of: day).utc == start)
        #expect(zone.hours(of: day).count == hours)
    }

    @Test("The hours of a changed day are those that the clocks show")
    func hours() throws {
        let shown = { (name: String, text: String) in
            let zone = try Zone.ofMachine(name)
            let day = try #require(CalendarDay(text))
            let clock = LocalClock(now: { Date(timeIntervalSince1970: 0) }, in: zone)
            return zone.hours(of: day).prefix(4).map { clock.time(of: $0).text }
        }
        #expect(try shown("Europe/Berlin", "2024-03-31") == ["00:00", "01:00", "03:00", "04:00"])
        #expect(try shown("Europe/Berlin", "2024-10-27") == ["00:00", "01:00", "02:00", "02:00"])
        #expect(try shown("Australia/Lord_Howe", "2024-04-07") == ["00:00", "01:00", "02:00", "03:00"])
        #expect(try shown("Australia/Lord_Howe", "2024-10-06") == ["00:00", "01:00", "02:30", "03:00"])
        #expect(try shown("America/Sao_Paulo", "2018-11-04") == ["01:00", "02:00", "03:00", "04:00"])
    }

    @Test(
        "A time of the clocks is one moment, or two, or none",
        arguments: [
            ("2024-06-01", 2, 30, ["2024-06-01T00:30:00Z"]), ("2024-03-31", 2, 30, []),
            ("2024-03-31", 3, 0, ["2024-03-31T01:00:00Z"]),
            ("2024-10-27", 2, 0, ["2024-10-27T00:00:00Z", "2024-10-27T01:00:00Z"]),
            ("2024-10-27", 2, 59, ["2024-10-27T00:59:00Z", "2024-10-27T01:59:00Z"]),
            ("2024-10-27", 3, 0, ["2024-10-27T02:00:00Z"]),
            ("2499-03-29", 2, 30, []), ("2499-10-25", 2, 30, ["2499-10-25T00:30:00Z", "2499-10-25T01:30:00Z"]),
        ]
    )
    func moments(day: String, hour: Int, minute: Int, expected: [String]) throws {
        let zone = try Zone.ofMachine("Europe/Berlin")
        let day = try #require(CalendarDay(day))
        #expect(zone.moments(TimeOfDay(hour, minute), on: day).map(\.utc) == expected)
    }

    @Test(
        "Days follow one another without a gap, and every hour of one belongs to it",
        arguments: [
            "Europe/Berlin", "America/St_Johns", "America/Sao_Paulo", "America/Havana", "Africa/Cairo", "Asia/Gaza",
            "Asia/Tehran",
            "Australia/Lord_Howe", "Pacific/Chatham", "Pacific/Apia", "Antarctica/Troll", "America/Nuuk",
        ]
    )
    func coverage(name: String) throws {
        let zone = try Zone.ofMachine(name)
        // Two years of the table, and two of which the second has only the rule.
        for number in Array(14_900..<15_650) + Array(24_500..<25_250) {
            let day = CalendarDay(number: number)
            let (start, next) = (zone.start(of: day), zone.start(of: day.adding(1)))
            guard start < next else {
                #expect(zone.hours(of: day).isEmpty)
                continue
            }
            let hours = zone.hours(of: day)
            #expect(zone.day(of: start) == day && zone.day(of: start.addingTimeInterval(-1)) < day)
            #expect((22...27).contains(hours.count) && hours.first == start)
            #expect(
                zip(hours, hours.dropFirst() + [next]).allSatisfy { (1...5400).contains($1.timeIntervalSince($0)) }
            )
        }
    }
}
