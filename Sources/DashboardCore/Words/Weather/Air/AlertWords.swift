/// Everything that the card of warnings says, save what authorities say.
package struct AlertWords: Sendable {
    let title: String
    /// What unfolds the authority's own text.
    let more: String
    let none: @Sendable (String) -> String
    let count: @Sendable (Int) -> String
    let extreme: String
    let severe: String
    let moderate: String
    let minor: String
    let unrated: String
    /// From one moment to another, as it begins a line.
    let fromTo: @Sendable (String, String) -> String
    let from: @Sendable (String) -> String
    let until: @Sendable (String) -> String
    let noTimes: String
    /// A day and a time of the clock.
    let moment: @Sendable (String, String) -> String
    let today: String
    let yesterday: String
    /// Names of regions, and how many more there are.
    let regions: @Sendable ([String], Int) -> String
    let link: @Sendable (String) -> String
    /// A warning on one line: how bad, what, and when.
    let line: @Sendable (String, String, String) -> String

    func name(of severity: WeatherAlert.Severity) -> String {
        switch severity {
        case .extreme: extreme
        case .severe: severe
        case .moderate: moderate
        case .minor: minor
        case .unknown: unrated
        }
    }

    /// A few names, and how many more there are.
    func regions(of alert: WeatherAlert) -> String? {
        let shown = Array(alert.regions.prefix(4))
        return shown.isEmpty ? nil : regions(shown, alert.regions.count - shown.count)
    }
}

extension Teller {
    /// When a warning holds: `Today 13:22 to Saturday 05:00`.
    func period(of alert: WeatherAlert, at moment: LocalTime) -> String {
        let words = words.weather.alerts
        return switch (alert.start, alert.end) {
        case (let start?, let end?) where start.day == end.day: words.fromTo(name(of: start, at: moment), clock(end))
        case (let start?, let end?): words.fromTo(name(of: start, at: moment), name(of: end, at: moment))
        case (let start?, nil): words.from(name(of: start, at: moment))
        case (nil, let end?): words.until(name(of: end, at: moment))
        case (nil, nil): words.noTimes
        }
    }

    private func name(of time: LocalTime, at moment: LocalTime) -> String {
        let (calendar, alerts) = (words.calendar, words.weather.alerts)
        let day =
            switch time.day.number - moment.day.number {
            case 0: alerts.today
            case -1: alerts.yesterday
            case 1...6: calendar.weekday(time.day.dayOfWeek)
            default: calendar.date(time.day)
            }
        return alerts.moment(day, clock(time))
    }
}
