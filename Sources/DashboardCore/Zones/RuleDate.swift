/// The day and the time at which clocks change each year.
package struct RuleDate: Hashable, Sendable {
    enum Day: Hashable, Sendable {
        /// From 1 to 365; the 29th of February is never counted.
        case ofCommonYear(Int)
        /// From 0 to 365; the 29th of February is counted where there is one.
        case ofYear(Int)
        /// The first to fourth of a month's Sundays, say, or with five the last one; Sunday is nought.
        case weekday(Int, week: Int, month: Int)
    }

    let day: Day
    /// Seconds since midnight on the clock as it is before the change; perhaps of another day.
    let time: Int

    /// When that is in a year, in seconds since 1970 as that clock counts them.
    func localSeconds(in year: Int) -> Int {
        (Self.firstDay(of: year) + dayOfYear(in: year)) * .secondsInDay + time
    }

    /// From nought.
    private func dayOfYear(in year: Int) -> Int {
        switch day {
        case .ofYear(let number): return number
        case .ofCommonYear(let number): return Self.isLeap(year) && number >= 60 ? number : number - 1
        case .weekday(let weekday, let week, let month):
            let first = Self.daysBefore(month: month, in: year)
            // The first day of 1970 was a Thursday.
            let weekdayOfFirst = (Self.firstDay(of: year) + first + 4).wholes(of: 7).rest
            let day = (weekday - weekdayOfFirst).wholes(of: 7).rest + (week - 1) * 7
            let length = Self.daysBefore(month: month + 1, in: year) - first
            return first + (day < length ? day : day - 7)
        }
    }

    /// Days since 1970.
    private static func firstDay(of year: Int) -> Int {
        let past = year - 1
        let leapDays = past.wholes(of: 4).count - past.wholes(of: 100).count + past.wholes(of: 400).count
        return 365 * (year - 1970) + leapDays - 477
    }

    private static func daysBefore(month: Int, in year: Int) -> Int {
        let days = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365][month - 1]
        return month > 2 && isLeap(year) ? days + 1 : days
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}
