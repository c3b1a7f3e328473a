package import FoundationEssentials

/// What time it is, and what the clocks on the wall say then.
package struct LocalClock: Sendable {
    /// The moment to show.
    package let now: @Sendable () -> Date

    private let offset: @Sendable (Date) -> Int

    /// Reads a clock at a place that is so many seconds ahead of UTC at a moment.
    package init(now: @escaping @Sendable () -> Date, offset: @escaping @Sendable (Date) -> Int) {
        self.now = now
        self.offset = offset
    }

    /// A moment as the place says it.
    package func local(_ date: Date) -> LocalTime { LocalTime(date, offset: offset(date)) }

    /// The day that it is then.
    package func day(of date: Date) -> CalendarDay { local(date).day }

    /// The time of that day.
    package func time(of date: Date) -> TimeOfDay { local(date).time }

    /// When the hands show that time on that day, as far as the clocks are not put forward or back on it.
    package func moment(_ time: TimeOfDay, on day: CalendarDay) -> Date {
        let start = day.start(offset: 0)
        return day.start(offset: offset(start)).addingTimeInterval(Double(time.minute) * 60)
    }

    /// The day that is going on.
    package var today: CalendarDay { day(of: now()) }
}
