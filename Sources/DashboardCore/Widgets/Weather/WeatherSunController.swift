import FoundationEssentials
package import Markup

/// Where the sun stands, how long the day is, and how much of the moon is lit.
package final class WeatherSunController: WeatherCardController {
    package override var title: String { "Sun and moon" }
    package override var width: CardWidth { .five }
    package override var height: CardHeight { .arc }

    package override var foot: String? {
        loaded.value.map { "As of \($0.time($0.moment).clock), computed for \(latitude(of: $0.place))" } ?? super.foot
    }

    /// It is computed, so nobody is owed anything.
    package override var credit: Credit? { nil }

    private func latitude(of place: Place) -> String {
        "\(place.latitude.magnitude)° \(place.latitude < 0 ? "S" : "N")"
    }

    package override func matter(of forecast: Forecast) -> any Markup {
        SunMatter(
            arc: SunArc(sun: forecast.sun, offset: forecast.offset, now: forecast.moment),
            facts: facts(of: forecast),
            moon: MoonView(forecast: forecast)
        )
    }

    private func facts(of forecast: Forecast) -> [(name: String, value: String, remark: String?)] {
        let midnight = LocalTime.midnight(of: forecast.moment, offset: forecast.offset)
        let light = forecast.sun.twilight(from: midnight)
        let dark: [(name: String, value: String, remark: String?)] = [
            ("Darkness", "None: it stays light all night", nil)
        ]
        let lights = [("First light", light.first), ("Last light", light.last)].map { name, date in
            (name: name, value: date.map { clock($0, of: forecast) } ?? "None", remark: String?.none)
        }
        let course = course(of: forecast)
        let staysLight = light.first == nil && forecast.sun.altitude(at: midnight) > -6
        return (staysLight ? dark : lights) + [
            ("Daylight", length(of: course), comparison(of: forecast)),
            (
                "Highest", "\(forecast.sun.altitude(at: course.noon).degrees) at \(clock(course.noon, of: forecast))",
                nil
            ),
        ]
    }

    package override func table(of forecast: Forecast) -> TableTwin? {
        let midnight = LocalTime.midnight(of: forecast.moment, offset: forecast.offset)
        return TableTwin(
            "Height of the sun",
            columns: ["Time", "Above the horizon"],
            rows: stride(from: 0, through: 24, by: 3).map { hour in
                let moment = midnight.addingTimeInterval(Double(hour) * 3600)
                return [hour == 24 ? "24:00" : forecast.time(moment).clock, forecast.sun.altitude(at: moment).degrees]
            }
        )
    }

    package override func words(of forecast: Forecast) -> String? {
        let course = course(of: forecast)
        let times = [("rises", course.rise), ("sets", course.set)].compactMap { name, date in
            date.map { "\(name) at \(clock($0, of: forecast))" }
        }
        let sun = times.isEmpty ? "" : "The sun \(times.joined(separator: " and ")). "
        return "\(sun)\(daylight(of: forecast)) \(MoonView(forecast: forecast).sentence)"
    }

    package override func model(of forecast: Forecast) -> JSON? {
        let course = course(of: forecast)
        return [
            "rise": JSON(course.rise?.formatted(.iso8601)),
            "noon": .string(course.noon.formatted(.iso8601)),
            "set": JSON(course.set?.formatted(.iso8601)),
            "daylightMinutes": .integer(Int(course.daylight / 60)),
            "altitude": .number(forecast.sun.altitude(at: forecast.moment).tenth),
            "moonPhase": .string(forecast.moon.phase.rawValue),
            "moonLit": .integer(Int((forecast.moon.lit * 100).rounded())),
            "newMoon": .string(forecast.moon.next(.new).formatted(.iso8601)),
            "fullMoon": .string(forecast.moon.next(.full).formatted(.iso8601)),
        ]
    }

    package override class var modelShape: JSON {
        let perhaps: JSON = ["type": ["string", "null"], "format": "date-time"]
        return WeatherShape.object([
            ("rise", perhaps), ("noon", WeatherShape.moment), ("set", perhaps),
            ("daylightMinutes", ["type": "integer"]), ("altitude", WeatherShape.number),
            ("moonPhase", ["type": "string", "enum": .array(Moon.Phase.allCases.map { .string($0.rawValue) })]),
            ("moonLit", WeatherShape.percent), ("newMoon", WeatherShape.moment), ("fullMoon", WeatherShape.moment),
        ])
    }

    private func course(of forecast: Forecast, daysAgo days: Double = 0) -> Sun.Course {
        let midnight = LocalTime.midnight(of: forecast.moment, offset: forecast.offset)
        return forecast.sun.course(from: midnight.addingTimeInterval(-86_400 * days))
    }

    private func clock(_ moment: Date, of forecast: Forecast) -> String {
        forecast.time(moment).clock
    }

    private func daylight(of forecast: Forecast) -> String {
        "\(length(of: course(of: forecast))) of daylight, \(comparison(of: forecast))."
    }

    private func length(of course: Sun.Course) -> String {
        let minutes = Int(course.daylight / 60)
        return "\(minutes / 60) h \(minutes % 60) min"
    }

    private func comparison(of forecast: Forecast) -> String {
        let change = course(of: forecast).daylight - course(of: forecast, daysAgo: 1).daylight
        let seconds = Int(change.magnitude.rounded())
        if seconds < 10 { return "as much as yesterday" }
        let length = seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
        return "\(length) \(change > 0 ? "more" : "less") than yesterday"
    }
}

/// The arc, its figures in words, and the moon.
private struct SunMatter: Markup {
    let arc: SunArc
    let facts: [(name: String, value: String, remark: String?)]
    let moon: MoonView

    var content: some Markup {
        arc
        dl(.class("ledger")) {
            for fact in facts {
                div {
                    dt { fact.name }
                    dd { fact.value }
                    if let remark = fact.remark { dd(.class("why")) { remark } }
                }
            }
        }
        moon
    }
}
