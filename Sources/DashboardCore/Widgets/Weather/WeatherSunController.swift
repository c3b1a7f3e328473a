import FoundationEssentials
package import Markup

/// Where the sun stands, how long the day is, and how much of the moon is lit.
package final class WeatherSunController: WeatherCardController {
    package override var title: String { weatherWords.light.title }
    package override var width: CardWidth { .five }
    package override var height: CardHeight { .arc }

    package override var foot: String? {
        guard let forecast = loaded.value else { return super.foot }
        let told = told(forecast)
        return told.card.asOf(told.clock(forecast.moment)) + told.card.comma
            + weatherWords.light.computedFor(latitude(of: forecast.place))
    }

    /// It is computed, so nobody is owed anything.
    package override var credit: Credit? { nil }

    private func latitude(of place: Place) -> String {
        let words = traits.manner.words
        // As many decimals as somebody has given.
        let digits = String(place.latitude.magnitude).replacing(".", with: words.numbers.point)
        return "\(digits)° \(words.compass.letters(at: place.latitude < 0 ? 180 : 0))"
    }

    package override func matter(of forecast: Forecast) -> any Markup {
        let told = told(forecast)
        return SunMatter(arc: SunArc(told: told), facts: facts(of: told), moon: MoonView(told: told))
    }

    private func facts(of told: ForecastTeller) -> [(name: String, value: String, remark: String?)] {
        let (forecast, words) = (told.forecast, told.words.light)
        let midnight = LocalTime.midnight(of: forecast.moment, offset: forecast.offset)
        let light = forecast.sun.twilight(from: midnight)
        let dark: [(name: String, value: String, remark: String?)] = [(words.darkness, words.staysLight, nil)]
        let lights = [(words.firstLight, light.first), (words.lastLight, light.last)].map { name, date in
            (name: name, value: date.map(told.clock) ?? words.none, remark: String?.none)
        }
        let course = course(of: forecast)
        let height = told.angle(forecast.sun.altitude(at: course.noon))
        let staysLight = light.first == nil && forecast.sun.altitude(at: midnight) > -6
        return (staysLight ? dark : lights) + [
            (words.daylight, length(of: course), comparison(of: forecast)),
            (words.highest, words.heightAt(height, told.clock(course.noon)), nil),
        ]
    }

    package override func table(of forecast: Forecast) -> TableTwin? {
        let told = told(forecast)
        let words = weatherWords.light
        let midnight = LocalTime.midnight(of: forecast.moment, offset: forecast.offset)
        return TableTwin(
            words.table,
            columns: [words.time, words.aboveHorizon],
            rows: stride(from: 0, through: 24, by: 3).map { hour in
                let moment = midnight.addingTimeInterval(Double(hour) * 3600)
                return [told.clock(moment), told.angle(forecast.sun.altitude(at: moment))]
            }
        )
    }

    package override func words(of forecast: Forecast) -> String? {
        let (told, course) = (told(forecast), course(of: forecast))
        return [
            weatherWords.light.course(course.rise.map(told.clock), course.set.map(told.clock)),
            weatherWords.light.dayLength(length(of: course), comparison(of: forecast)),
            MoonView(told: told).sentence,
        ].compactMap { $0 }.joined(separator: weatherWords.outline.gap)
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

    private func length(of course: Sun.Course) -> String {
        let minutes = Int(course.daylight / 60)
        return weatherWords.light.hours(minutes / 60, minutes % 60)
    }

    private func comparison(of forecast: Forecast) -> String {
        let change = course(of: forecast).daylight - course(of: forecast, daysAgo: 1).daylight
        let seconds = Int(change.magnitude.rounded())
        let words = weatherWords.light
        if seconds < 10 { return words.sameAsYesterday }
        let length = words.minutes(seconds / 60, seconds % 60)
        return change > 0 ? words.longerThanYesterday(length) : words.shorterThanYesterday(length)
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
