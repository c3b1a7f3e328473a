import DashboardCore
import FoundationEssentials
import Glibc

/// A moment as the clock and the calendar of a place say it.
///
/// The place is the machine's own time zone, as `TZ` or the system's settings name it.
struct CivilTime: Hashable, Sendable {
    let year: Int
    let month: Int
    let day: Int
    let hour: Int
    let minute: Int
    let second: Int
    /// Sunday is nought.
    let weekday: Int
    /// The first of January is one.
    let dayOfYear: Int
    /// How far the place is ahead of UTC.
    let offsetSeconds: Int

    init(_ date: Date) {
        var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
        var parts = unsafe tm()
        // It reads the time zone's file once, and is thread-safe as localtime is not.
        unsafe _ = localtime_r(&seconds, &parts)
        year = unsafe Int(parts.tm_year) + 1900
        month = unsafe Int(parts.tm_mon) + 1
        day = unsafe Int(parts.tm_mday)
        hour = unsafe Int(parts.tm_hour)
        minute = unsafe Int(parts.tm_min)
        second = unsafe Int(parts.tm_sec)
        weekday = unsafe Int(parts.tm_wday)
        dayOfYear = unsafe Int(parts.tm_yday) + 1
        offsetSeconds = unsafe Int(parts.tm_gmtoff)
    }

    var daysInYear: Int { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365 }

    /// The week of ISO 8601: weeks start on Monday, and the first one has the year's first Thursday.
    var week: Int {
        let mondayBased = (weekday + 6) % 7
        let week = (dayOfYear - 1 - mondayBased + 10) / 7
        if week < 1 { return Self.weeks(in: year - 1) }
        return week > Self.weeks(in: year) ? 1 : week
    }

    private static func weeks(in year: Int) -> Int {
        let dominical = { (year: Int) in (year + year / 4 - year / 100 + year / 400) % 7 }
        return dominical(year) == 4 || dominical(year - 1) == 3 ? 53 : 52
    }
}

extension CivilTime {
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// `Monday 15 June`.
    var dayInWords: String { "\(Self.weekdays[weekday]) \(day) \(Self.months[month - 1])" }

    /// `08:05`.
    var clock: String { "\(Self.padded(hour)):\(Self.padded(minute))" }

    /// `UTC+02:00`, or `UTC` itself.
    var zone: String {
        guard offsetSeconds != 0 else { return "UTC" }
        let minutes = abs(offsetSeconds) / 60
        return "UTC\(offsetSeconds < 0 ? "-" : "+")\(Self.padded(minutes / 60)):\(Self.padded(minutes % 60))"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension LocalClock {
    /// The clock of the place where the machine is.
    init(_ clock: WallClock) {
        self.init(now: { clock.now() }, offset: { CivilTime($0).offsetSeconds })
    }
}
