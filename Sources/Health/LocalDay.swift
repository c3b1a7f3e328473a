/// A day as somebody lived it: every moment at which the calendar where they were showed its date.
///
/// It belongs to no zone. A sample knows how far its own clocks were ahead of UTC, so a day on which somebody flew west
/// is longer than 24 hours, one on which clocks go forward has 23, and neither needs a table of zones.
package struct LocalDay: Hashable, Comparable, Sendable {
    /// In seconds.
    package static let length: Int64 = 86_400

    /// Clocks are put at most so far ahead of UTC, in seconds.
    package static let farthestEast: Int64 = 14 * 3600
    /// And at most so far behind it.
    package static let farthestWest: Int64 = -12 * 3600

    /// Days since the first of January 1970.
    package let number: Int

    /// The day that many days after the first of January 1970.
    package init(_ number: Int) {
        self.number = number
    }

    /// The day on which a moment fell where clocks were so far ahead of UTC.
    package init(of moment: Int64, offset: Int32) {
        let local = moment + Int64(offset)
        let day = local / Self.length
        number = Int(local % Self.length < 0 ? day - 1 : day)
    }

    /// The moments at which clocks that are so far ahead of UTC show this date.
    package func moments(offset: Int32) -> Range<Int64> {
        let start = Int64(number) * Self.length - Int64(offset)
        return start..<start + Self.length
    }

    /// The moments at which the clocks of anybody on Earth show this date.
    package var widest: Range<Int64> {
        let start = Int64(number) * Self.length
        return start - Self.farthestEast..<start + Self.length - Self.farthestWest
    }

    package static func < (one: LocalDay, other: LocalDay) -> Bool { one.number < other.number }
}

extension HealthSample {
    /// The day on which it began, by the clocks where it was noted.
    package var day: LocalDay { LocalDay(of: start, offset: offset) }

    /// How many seconds after midnight it began, by the same clocks.
    package var secondOfDay: Int { Int(start + Int64(offset) - Int64(day.number) * LocalDay.length) }

    /// The time that it is about; a moment is one second long, so that everything has a length.
    package var moments: Range<Int64> { start..<max(end, start + 1) }
}
