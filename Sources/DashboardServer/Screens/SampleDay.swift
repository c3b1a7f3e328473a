import DashboardCore
import DashboardData
import FoundationEssentials

/// The day to which made-up data are anchored, so that their today is the visitor's.
enum SampleDay {
    static func anchor(at now: Date) -> SampleBody.Anchor {
        let time = CivilTime(now)
        let sinceMidnight = time.hour * 3600 + time.minute * 60 + time.second
        let midnight = now.timeIntervalSince1970.rounded(.down) - Double(sinceMidnight)
        // No calendar but this machine's own has given the date, so it exists.
        let day = CalendarDay(year: time.year, month: time.month, day: time.day) ?? CalendarDay(number: 0)
        return SampleBody.Anchor(day: day, midnight: Date(timeIntervalSince1970: midnight))
    }
}
