/// A time as a clock on the wall says it, to the minute.
package struct TimeOfDay: Hashable, Sendable, Comparable {
    /// Minutes since midnight; those of the evening before are negative.
    package let minute: Int

    package init(minute: Int) {
        self.minute = minute
    }

    package init(_ hour: Int, _ minute: Int) {
        self.minute = hour * 60 + minute
    }

    /// The time that many minutes later.
    package func adding(_ minutes: Int) -> TimeOfDay { TimeOfDay(minute: minute + minutes) }

    /// `07:15`.
    package var text: String {
        let wrapped = (minute % 1440 + 1440) % 1440
        return (wrapped / 60).twoDigits + ":" + (wrapped % 60).twoDigits
    }

    package static func < (one: TimeOfDay, other: TimeOfDay) -> Bool { one.minute < other.minute }
}

/// How long something took, to the minute.
package struct Minutes: Hashable, Sendable, Comparable {
    package let count: Int

    package init(_ count: Int) {
        self.count = count
    }

    /// `7 h 06`.
    package var words: String { "\(count / 60) h \((count % 60).twoDigits)" }

    /// `7:06`.
    package var figures: String { "\(count / 60):\((count % 60).twoDigits)" }

    /// Whole and broken hours.
    package var hours: Double { Double(count) / 60 }

    package static func < (one: Minutes, other: Minutes) -> Bool { one.count < other.count }
}

extension Int {
    /// At least two digits: `07`.
    var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
