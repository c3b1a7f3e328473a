package import FoundationEssentials

/// A moment as the clocks and calendars of a place say it.
package struct LocalTime: Hashable, Sendable {
    package let year: Int
    package let month: Int
    package let day: Int
    package let hour: Int
    package let minute: Int
    /// Sunday is nought.
    package let weekday: Int

    /// Reads a moment off a clock that is so many seconds ahead of UTC.
    package init(_ date: Date, offset: Int) {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        let (days, second) = seconds.dividing(by: 86_400)
        hour = second / 3600
        minute = second / 60 % 60
        weekday = (days + 4).dividing(by: 7).rest
        // Years that begin in March have their leap day at the end, and eras of 400 years are all alike.
        let (era, dayOfEra) = (days + 719_468).dividing(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * march + 2) / 5 + 1
        month = march < 10 ? march + 3 : march - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The first moment of the day that a moment belongs to.
    package static func midnight(of date: Date, offset: Int) -> Date {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        return Date(timeIntervalSince1970: Double(seconds.dividing(by: 86_400).quotient * 86_400 - offset))
    }

    /// The hour with its minutes as a fraction.
    package var hours: Double { Double(hour) + Double(minute) / 60 }
    /// `08:05`.
    package var clock: String { "\(Self.padded(hour)):\(Self.padded(minute))" }
    /// `08`.
    package var hourText: String { Self.padded(hour) }
    /// `Tue`.
    package var shortWeekday: String { String(weekdayName.prefix(3)) }
    /// `2026-04-14`.
    package var isoDate: String { "\(year)-\(Self.padded(month))-\(Self.padded(day))" }

    /// `Tuesday`.
    package var weekdayName: String {
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][weekday]
    }

    /// The hour as one says it: `four`, `noon`.
    package var spoken: String { Self.spoken(hour: hour) }

    private static func spoken(hour: Int) -> String {
        let names = [
            "twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        ]
        return switch hour {
        case 0: "midnight"
        case 12: "noon"
        default: names[hour % 12]
        }
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Int {
    /// Rounds towards the past, so that a moment before 1970 belongs to its own day, too.
    fileprivate func dividing(by divisor: Int) -> (quotient: Int, rest: Int) {
        let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
    }
}
