import DashboardCore
import FoundationEssentials

/// The clocks of the samples' place, whatever the machine's own clock is set to.
enum CentralEuropeanTime {
    /// What these clocks are called where the samples are at home.
    static let name: ZoneName = {
        guard let name = ZoneName("Europe/Oslo") else { preconditionFailure("That is the name of a zone.") }
        return name
    }()

    /// One hour ahead of UTC, two from the last Sunday of March to that of October; both change at one o'clock UTC.
    static func offset(at moment: Date) -> Int {
        let time = LocalTime(moment, offset: 0)
        let lastSunday = lastSunday(before: time.day)
        let isSummer =
            switch time.day.monthOfYear {
            case 4...9: true
            case 3: time.day.dayOfMonth > lastSunday || time.day.dayOfMonth == lastSunday && time.hour >= 1
            case 10: time.day.dayOfMonth < lastSunday || time.day.dayOfMonth == lastSunday && time.hour < 1
            default: false
            }
        return isSummer ? 7200 : 3600
    }

    /// March and October both have 31 days.
    private static func lastSunday(before day: CalendarDay) -> Int {
        31 - (day.dayOfWeek + 31 - day.dayOfMonth) % 7
    }
}
