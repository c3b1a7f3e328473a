import DashboardCore
import Testing

@Suite("Days of the calendar")
struct CalendarDayTests {
    @Test(
        "A day knows its number, its weekday and its name",
        arguments: [
            ("1970-01-01", 0, "Thursday 1 January"),
            ("1969-12-31", -1, "Wednesday 31 December"),
            ("2000-02-29", 11_016, "Tuesday 29 February"),
            ("2026-04-14", 20_557, "Tuesday 14 April"),
            ("2026-06-15", 20_619, "Monday 15 June"),
            ("0001-01-01", -719_162, "Monday 1 January"),
        ]
    )
    func names(text: String, number: Int, words: String) throws {
        let day = try #require(CalendarDay(text))
        #expect(day.number == number)
        #expect(day.words == words)
        #expect(day.iso == text)
    }

    @Test(
        "What is no day is none",
        arguments: [
            "", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-14", "2026-04-14 ", "+026-04-14",
            "2026--4-14", "0000-01-01", "today",
        ]
    )
    func refused(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test(
        "A day knows where it stands in its year",
        arguments: [
            ("2026-01-01", 1, 364, 1), ("2026-12-31", 365, 0, 53), ("2027-01-01", 1, 364, 53),
            ("2024-12-31", 366, 0, 1),
            ("2000-02-29", 60, 306, 9), ("2026-06-15", 166, 199, 25), ("2021-01-03", 3, 362, 53),
        ]
    )
    func year(text: String, dayOfYear: Int, left: Int, week: Int) throws {
        let day = try #require(CalendarDay(text))
        #expect([day.dayOfYear, day.daysLeft, day.week] == [dayOfYear, left, week])
    }

    @Test("Each day of four centuries comes after the one before, and reads back")
    func sequence() throws {
        var day = try #require(CalendarDay("1900-01-01"))
        for _ in 0..<146_097 {
            let next = day.adding(1)
            #expect(next > day && CalendarDay(next.iso) == next)
            day = next
        }
        #expect(day.iso == "2300-01-01")
    }
}
