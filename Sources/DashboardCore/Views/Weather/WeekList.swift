import FoundationEssentials
import Markup

/// The days to come, each with its range of temperatures on one scale, and its hours folded away.
struct WeekList: Markup {
    let told: ForecastTeller
    let icons: Link?
    let warmth: ElementID

    var content: some Markup {
        div(.class("week-head"), .ariaHidden(true)) {
            svg(.class("plot")) {
                WarmthGradient(warmth, across: scale, in: unit)
                for tick in scale.ticks(atMost: 3) {
                    SVG.text(.x(.percent(scale(tick))), .y(14), .class(anchor(of: tick))) {
                        told.teller.words.numbers.text(tick) + "°"
                    }
                }
            }
        }
        ol(.class("week")) {
            for day in forecast.days {
                li {
                    details(.class("day")) {
                        summary { row(of: day) }
                        DayHours(told: told, day: day, icons: icons)
                    }
                }
            }
        }
    }

    private func row(of day: ForecastDay) -> WeekRow {
        let isToday = day.start == forecast.days.first?.start
        return WeekRow(
            told: told,
            day: day,
            current: isToday ? unit.value(celsius: forecast.current.temperature) : nil,
            scale: scale,
            icons: icons,
            warmth: warmth
        )
    }

    private var forecast: Forecast { told.forecast }
    private var unit: TemperatureUnit { told.measures.units.temperature }

    private var scale: LinearScale {
        // Its marks are round where they are read, so it is in the units of whoever looks.
        let extremes = forecast.days.flatMap { [unit.value(celsius: $0.low), unit.value(celsius: $0.high)] }
        return .percent(LinearScale.domain(of: extremes, step: 10) ?? 0...20)
    }

    private func anchor(of tick: Double) -> String {
        if tick == scale.domain.lowerBound { return "" }
        return tick == scale.domain.upperBound ? "end-at" : "mid"
    }
}

/// One day in a line.
private struct WeekRow: Markup {
    let told: ForecastTeller
    let day: ForecastDay
    let current: Double?
    let scale: LinearScale
    let icons: Link?
    let warmth: ElementID

    var content: some Markup {
        span(.class("name")) { told.name(of: day) }
        Icon(day.condition.icon(isNight: false), from: icons, size: .twentyFour)
        span(.class(day.chanceOfRain.isLow ? "chance low" : "chance")) {
            Icon(.drop, from: icons, size: .sixteen)
            span {
                span(.class("vh")) { told.sky(of: day) + words.comma + words.chanceOfRain }
                told.share(day.chanceOfRain)
            }
        }
        span(.class(day.rain < 0.05 ? "fallen low" : "fallen")) {
            told.measures.precipitation(millimetres: day.rain).text
        }
        span(.class("lo")) {
            span(.class("vh")) { words.lowest }
            told.degrees(day.low)
        }
        RangeBar(
            range: unit.value(celsius: day.low)...unit.value(celsius: day.high),
            current: current,
            scale: scale,
            warmth: warmth
        )
        span(.class("hi")) {
            span(.class("vh")) { words.highest }
            told.degrees(day.high)
        }
        span(.class("blows")) {
            Icon(.wind, from: icons, size: .sixteen)
            span {
                span(.class("vh")) { words.windUpTo }
                told.measures.wind(metresPerSecond: day.wind).text
            }
        }
    }

    private var words: DaysWords { told.words.days }
    private var unit: TemperatureUnit { told.measures.units.temperature }
}

/// From the lowest to the highest temperature of a day; a ring marks the present.
private struct RangeBar: Markup {
    let range: ClosedRange<Double>
    let current: Double?
    let scale: LinearScale
    let warmth: ElementID

    var content: some Markup {
        Plot(classes: "range") {
            SVG.line(.x1(0), .y1(12), .x2(.percent(100)), .y2(12), .class("rule"))
            for tick in scale.ticks(atMost: 3) where tick > scale.domain.lowerBound && tick < scale.domain.upperBound {
                SVG.line(.x1(.percent(scale(tick))), .y1(6), .x2(.percent(scale(tick))), .y2(18), .class("rule"))
            }
            SVG.rect(
                .x(.percent(scale(range.lowerBound))),
                .y(8),
                .width(.percent(scale.length(of: range.upperBound - range.lowerBound))),
                .height(8),
                .rx(4),
                .fill(.reference(warmth))
            )
            if let current {
                SVG.circle(
                    .cx(.percent(scale.clamped(current))),
                    .cy(12),
                    .r(5.5),
                    .strokeWidth(2.5),
                    .class("f-card s-soft")
                )
            }
        }
    }
}

/// The hours of a day; of days so far ahead that nobody knows one hour from the next, three at a time.
private struct DayHours: Markup {
    let told: ForecastTeller
    let day: ForecastDay
    let icons: Link?

    var content: some Markup {
        ol(.class("hours")) {
            for hour in hours {
                li {
                    span { told.span(of: hour) }
                    Icon(icon(of: hour), from: icons, size: .twenty)
                    b { told.degrees(hour.temperature) }
                    span(.class(hour.chanceOfRain.isLow ? "chance low" : "chance")) { told.share(hour.chanceOfRain) }
                    span { told.measures.wind(metresPerSecond: hour.wind).text }
                }
            }
        }
    }

    private var hours: [ForecastHour] {
        if told.forecast.isWithinWeek(day) || day.hours.contains(where: { $0.length > 1 }) { return day.hours }
        return stride(from: 0, to: day.hours.count, by: 3).compactMap { index in
            ForecastHour(joining: day.hours[index..<min(index + 3, day.hours.count)])
        }
    }

    private func icon(of hour: ForecastHour) -> Icon.Name {
        hour.condition.icon(isNight: told.forecast.isNight(in: hour))
    }
}
