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

    /// The last full step of so many minutes.
    package func rounded(downTo step: Int) -> TimeOfDay { TimeOfDay(minute: minute / step * step) }

    /// `07:15`.
    package var text: String { (wrapped / 60).twoDigits + ":" + (wrapped % 60).twoDigits }

    package static func < (one: TimeOfDay, other: TimeOfDay) -> Bool { one.minute < other.minute }

    private var wrapped: Int { (minute % 1440 + 1440) % 1440 }
}

/// How long something took, to the minute.
package struct Minutes: Hashable, Sendable, Comparable {
    package let count: Int

    package init(_ count: Int) {
        self.count = count
    }

    /// `7:06`.
    package var figures: String { "\(count / 60):\((count % 60).twoDigits)" }

    /// How much longer or shorter it is than what somebody is used to: `Six minutes over your average`.
    package func comparison(with usual: Minutes, _ told: Teller = Teller()) -> String {
        let words = told.words.body.sleep
        let difference = Minutes(abs(count - usual.count))
        guard difference.count > 0 else { return words.asUsual }
        return self > usual ? words.longer(told.spoken(difference)) : words.shorter(told.spoken(difference))
    }

    /// Whole and broken hours.
    package var hours: Double { Double(count) / 60 }

    package static func < (one: Minutes, other: Minutes) -> Bool { one.count < other.count }
}

extension Int {
    /// At least two digits: `07`.
    var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
