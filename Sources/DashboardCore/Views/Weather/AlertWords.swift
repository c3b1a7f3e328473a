/// Everything that the card of warnings says, save what authorities say.
enum AlertWords {
    static let title = "Warnings"
    static let more = "What it says"

    static func none(at place: Place) -> String { "No warnings for \(place.name)." }

    static func count(_ count: Int) -> String { "\(count) in force or ahead" }

    static func name(of severity: WeatherAlert.Severity) -> String {
        switch severity {
        case .extreme: "Extreme"
        case .severe: "Severe"
        case .moderate: "Moderate"
        case .minor: "Minor"
        case .unknown: "Not rated"
        }
    }

    /// `Today 13:22 to Saturday 05:00`.
    static func period(of alert: WeatherAlert, at moment: LocalTime) -> String {
        switch (alert.start, alert.end) {
        case (let start?, let end?) where start.day == end.day:
            "\(name(of: start, at: moment)) to \(end.clock)".capitalizingFirst
        case (let start?, let end?): "\(name(of: start, at: moment)) to \(name(of: end, at: moment))".capitalizingFirst
        case (let start?, nil): "From \(name(of: start, at: moment)), no end given"
        case (nil, let end?): "Until \(name(of: end, at: moment))"
        case (nil, nil): "No times given"
        }
    }

    /// A few names, and how many more there are.
    static func regions(of alert: WeatherAlert) -> String? {
        guard !alert.regions.isEmpty else { return nil }
        let shown = alert.regions.prefix(4).joined(separator: ", ")
        let rest = alert.regions.count - 4
        return rest > 0 ? "\(shown) and \(rest) more" : shown
    }

    static func link(to host: String) -> String { "More at \(host)" }

    /// A warning on one line.
    static func line(of alert: WeatherAlert, at moment: LocalTime) -> String {
        "\(name(of: alert.severity)): \(alert.title). \(period(of: alert, at: moment))."
    }

    private static func name(of time: LocalTime, at moment: LocalTime) -> String {
        let days = time.day.number - moment.day.number
        let day =
            switch days {
            case 0: "today"
            case -1: "yesterday"
            case 1...6: time.day.weekday
            default: time.day.words
            }
        return "\(day) \(time.clock)"
    }
}
