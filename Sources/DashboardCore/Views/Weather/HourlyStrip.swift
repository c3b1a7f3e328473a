import FoundationEssentials
import Markup

/// The coming hours side by side: what one sees, how warm it is, and how likely it rains.
struct HourlyStrip: Markup {
    let forecast: Forecast
    let hours: [ForecastHour]
    let height: Double
    let icons: Link?
    let warmth: ElementID

    var content: some Markup {
        div(.class("scroll"), .tabIndex(0), .role(.region), .ariaLabel("Hour by hour, scrolls sideways")) {
            Plot(height: height, label: sentence, classes: hours.count > 24 ? "long" : nil) {
                NightBands(nights: nights, height: ground, labelAt: curveTop + curveHeight + 18)
                for (index, hour) in hours.enumerated() { head(of: hour, at: index) }
                WarmthCurve(
                    hours: hours,
                    top: curveTop,
                    height: curveHeight,
                    gradient: warmth
                )
                RainBars(hours: hours, ground: ground)
                SVG.text(.x(0), .y(height - 6)) {
                    knowsRain ? "Chance of rain in per cent" : "Chance of rain: not given by \(forecast.source)"
                }
            }
        }
    }

    private var curveTop: Double { 92 }
    private var ground: Double { height - 28 }
    // Below the curve: the names of sunset and sunrise, then the bars with their figures.
    private var curveHeight: Double { max(40, ground - 92 - curveTop) }

    private var knowsRain: Bool { hours.contains { $0.chanceOfRain != nil } }

    private func head(of hour: ForecastHour, at index: Int) -> HourHead {
        HourHead(
            name: forecast.name(of: hour),
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
                sunset: night.sunset.map { forecast.time($0).clock },
                sunrise: night.sunrise.map { forecast.time($0).clock }
            )
        }
    }

    private var sentence: String {
        guard let first = hours.first,
            let low = hours.min(by: { $0.temperature < $1.temperature }),
            let high = hours.max(by: { $0.temperature < $1.temperature })
        else { return "No hours are known" }
        return "The next \(hours.count) hours: \(first.temperature.degrees) now, lowest \(low.temperature.degrees) at "
            + "\(moment(low)), highest \(high.temperature.degrees) at \(moment(high)). "
            + rainSentence
    }

    private var rainSentence: String {
        let chances = hours.compactMap { hour in hour.chanceOfRain.map { (hour: hour, chance: $0) } }
        return chances.max { $0.chance < $1.chance }.map {
            "Rain is likeliest at \(moment($0.hour)), with \($0.chance) per cent."
        } ?? "How likely it rains is not given by \(forecast.source)."
    }

    private func moment(_ hour: ForecastHour) -> String {
        let time = forecast.time(hour.start)
        return "\(time.clock) on \(time.day.weekday)"
    }
}

/// What an hour is called, and what one sees then.
private struct HourHead: Markup {
    let name: String
    let place: Double
    let icon: Link?

    var content: some Markup {
        SVG.text(.x(.percent(place)), .y(16), .class(name.count > 2 ? "mid b" : "mid ink")) { name }
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
