/// Where a day stands in its year.
extension CalendarDay {
    package var year: Int { parts.year }

    /// January is one.
    package var monthOfYear: Int { parts.month }

    /// Sunday is nought.
    package var dayOfWeek: Int {
        // The first day of 1970 was a Thursday.
        ((number + 4) % 7 + 7) % 7
    }

    /// The first of January is one.
    package var dayOfYear: Int { number - Self.firstNumber(of: year) + 1 }

    /// How many days the year has after this one.
    package var daysLeft: Int { Self.firstNumber(of: year + 1) - number - 1 }

    /// The week of ISO 8601: weeks start on Monday, and the first one has the year's first Thursday.
    package var week: Int {
        let thursday = adding(3 - (dayOfWeek + 6) % 7)
        return (thursday.dayOfYear - 1) / 7 + 1
    }

    private static func firstNumber(of year: Int) -> Int {
        let before = year - 1
        return 365 * (year - 1970) + before / 4 - before / 100 + before / 400 - 477
    }
}
