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

    /// The day that it is then.
    package func day(of date: Date) -> CalendarDay {
        CalendarDay(number: Int((seconds(date) / 86_400).rounded(.down)))
    }

    /// The time of that day.
    package func time(of date: Date) -> TimeOfDay {
        let seconds = seconds(date)
        return TimeOfDay(minute: Int(((seconds - (seconds / 86_400).rounded(.down) * 86_400) / 60).rounded(.down)))
    }

    private func seconds(_ date: Date) -> Double { date.timeIntervalSince1970 + Double(offset(date)) }
}
