package import FoundationEssentials

/// A moment as the clocks and calendars of a place say it.
package struct LocalTime: Hashable, Sendable {
    package let day: CalendarDay
    /// How far the place is ahead of UTC, in seconds.
    package let offset: Int

    // Since midnight.
    private let seconds: Int

    /// Reads a moment off a clock that is so many seconds ahead of UTC.
    package init(_ date: Date, offset: Int) {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        // Rounds towards the past, so that a moment before 1970 belongs to its own day, too.
        let day = Int((Double(seconds) / 86_400).rounded(.down))
        self.day = CalendarDay(number: day)
        self.offset = offset
        self.seconds = seconds - day * 86_400
    }

    /// The first moment of the day that a moment belongs to.
    package static func midnight(of date: Date, offset: Int) -> Date {
        LocalTime(date, offset: offset).day.start(offset: offset)
    }

    /// The moment itself, to the second.
    package var date: Date { day.start(offset: offset).addingTimeInterval(Double(seconds)) }
    package var hour: Int { seconds / 3600 }
    package var minute: Int { seconds / 60 % 60 }
    package var second: Int { seconds % 60 }
    /// How many seconds are left of the day.
    package var secondsLeft: Int { 86_400 - seconds }
    /// The time of the day, to the minute.
    package var time: TimeOfDay { TimeOfDay(minute: seconds / 60) }
    /// `08:05`.
    package var clock: String { time.text }

    /// `UTC+02:00`, or `UTC` itself.
    package var zone: String {
        guard offset != 0 else { return "UTC" }
        return "UTC\(offset < 0 ? "-" : "+")\(TimeOfDay(minute: abs(offset) / 60).text)"
    }
}

extension CalendarDay {
    /// When the day begins where clocks are so many seconds ahead of UTC.
    package func start(offset: Int) -> Date { Date(timeIntervalSince1970: Double(number * 86_400 - offset)) }
}
