/// A day of the Gregorian calendar, wherever that is.
package struct CalendarDay: Hashable, Sendable, Comparable {
    /// How many days after the first of January 1970.
    package let number: Int

    /// The day that many days after the first of January 1970.
    package init(number: Int) {
        self.number = number
    }

    /// Answers nil where the calendar has no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        // A year that begins in March has its leap day at its end, so months have a regular length.
        let shifted = month <= 2 ? year - 1 : year
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        number = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
        let parts = parts
        guard parts.month == month, parts.day == day else { return nil }
    }

    /// Reads `2026-06-15`.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day that many days later, or earlier if the number is negative.
    package func adding(_ days: Int) -> CalendarDay { CalendarDay(number: number + days) }

    package static func < (one: CalendarDay, other: CalendarDay) -> Bool { one.number < other.number }

    var parts: (year: Int, month: Int, day: Int) {
        let days = number + 719_468
        let era = days >= 0 ? days / 146_097 : (days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let day = dayOfYear - (153 * shifted + 2) / 5 + 1
        return (year + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}

extension CalendarDay {
    /// The day of the month, counted from one.
    package var dayOfMonth: Int { parts.day }

    /// `Tuesday`.
    package var weekday: String { Words.english.calendar.weekday(dayOfWeek) }

    /// `Tue`.
    package var shortWeekday: String { Words.english.calendar.shortWeekday(dayOfWeek) }

    /// `April`.
    package var month: String { Words.english.calendar.month(monthOfYear) }

    /// `Tuesday 14 April`.
    package var words: String { Words.english.calendar.date(self) }

    /// `2026-04-14`.
    package var iso: String {
        let parts = parts
        let year = String(parts.year)
        return String(repeating: "0", count: max(0, 4 - year.count)) + year + "-" + parts.month.twoDigits + "-"
            + parts.day.twoDigits
    }
}
