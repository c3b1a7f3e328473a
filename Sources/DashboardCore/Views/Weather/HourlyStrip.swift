import FoundationEssentials
import Markup

/// The coming hours side by side: what one sees, how warm it is, and how likely it rains.
struct HourlyStrip: Markup {
    let told: ForecastTeller
    let hours: [ForecastHour]
    let height: Double
    let icons: Link?
    let warmth: ElementID

    var content: some Markup {
        div(.class("scroll"), .tabIndex(0), .role(.region), .ariaLabel(words.scroller)) {
            Plot(height: height, label: sentence, classes: hours.count > 24 ? "long" : nil) {
                NightBands(nights: nights, height: ground, labelAt: curveTop + curveHeight + 18)
                for (index, hour) in hours.enumerated() {
                    head(of: hour, at: index, isNamed: index.isMultiple(of: isLong ? 2 : 1))
                }
                WarmthCurve(
                    hours: hours,
                    top: curveTop,
                    height: curveHeight,
                    gradient: warmth,
                    told: told
                )
                RainBars(hours: hours, ground: ground)
                SVG.text(.x(0), .y(height - 6)) {
                    knowsRain ? words.chanceInPerCent : words.chanceNotGiven(forecast.source)
                }
            }
        }
    }

    private var forecast: Forecast { told.forecast }
    private var words: DaysWords { told.words.days }
    private var curveTop: Double { 92 }
    private var ground: Double { height - 28 }
    // Below the curve: the names of sunset and sunrise, then the bars with their figures.
    private var curveHeight: Double { max(40, ground - 92 - curveTop) }

    /// Whether what hours are called takes more room than one of them has.
    private var isLong: Bool {
        told.teller.hour(23).unicodeScalars.reduce(0) { $0 + ($1.value > 0x2FFF ? 12 : 6) } > 36
    }

    private var knowsRain: Bool { hours.contains { $0.chanceOfRain != nil } }

    private func head(of hour: ForecastHour, at index: Int, isNamed: Bool) -> HourHead {
        HourHead(
            name: isNamed ? told.name(of: hour) : nil,
            isProminent: forecast.isNow(hour) || forecast.time(hour.start).hour == 0,
            place: (Double(index) + 0.5) / Double(hours.count) * 100,
            icon: hour.condition.icon(isNight: forecast.isNight(in: hour)).address(in: icons)
        )
    }

    /// The nights among these hours.
    private var nights: [NightBands.Night] {
        guard let start = hours.first?.start else { return [] }
        let width = Double(hours.count) * 3600
        return forecast.sun.nights(from: start, to: start.addingTimeInterval(width)).map { night in
            NightBands.Night(
                start: night.start.timeIntervalSince(start) / width * 100,
                end: night.end.timeIntervalSince(start) / width * 100,
                sunset: night.sunset.map { words.sunset(told.clock($0)) },
                sunrise: night.sunrise.map { words.sunrise(told.clock($0)) }
            )
        }
    }

    private var sentence: String {
        guard let first = hours.first,
            let low = hours.min(by: { $0.temperature < $1.temperature }),
            let high = hours.max(by: { $0.temperature < $1.temperature })
        else { return words.noHours }
        return words.hoursPicture(
            hours.count,
            told.degrees(first.temperature),
            (told.degrees(low.temperature), moment(low)),
            (told.degrees(high.temperature), moment(high))
        ) + told.words.outline.gap + rainSentence
    }

    private var rainSentence: String {
        let chances = hours.compactMap { hour in hour.chanceOfRain.map { (hour: hour, chance: $0) } }
        return chances.max { $0.chance < $1.chance }.map {
            words.likeliest(moment($0.hour), told.share($0.chance))
        } ?? words.likelihoodNotGiven(forecast.source)
    }

    private func moment(_ hour: ForecastHour) -> String {
        let time = forecast.time(hour.start)
        return words.moment(told.teller.clock(time), told.teller.words.calendar.weekday(time.day.dayOfWeek))
    }
}

/// What an hour is called, and what one sees then.
private struct HourHead: Markup {
    /// Nothing where there is no room for it.
    let name: String?
    let isProminent: Bool
    let place: Double
    let icon: Link?

    var content: some Markup {
        if let name {
            SVG.text(.x(.percent(place)), .y(16), .class(isProminent ? "mid b" : "mid ink")) { name }
        }
        if let icon {
            SVG.use(
                .href(icon),
                .x(.percent(place)),
                .y(28),
                .width(22),
                .height(22),
                .transform(.translate(-11, 0))
            )
        }
    }
}
