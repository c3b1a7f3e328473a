import FoundationEssentials
import Markup

/// The weather of a day: what one sees each third hour, how warm it is, and how likely it rains.
struct DayLineWeather: Markup {
    private static let top = 200.0
    private static let ground = 304.0

    let told: ForecastTeller
    let now: TimeOfDay
    let icons: Link?
    let warmth: ElementID

    var content: some Markup {
        SVG.text(.class("b"), .x(.percent(1)), .y(146)) { told.words.present.weather }
        hours.filter { $0.hour % 3 == 1 }.map { icon(of: $0.weather, at: $0.hour) }
        WarmthLine(points: points, width: 24, top: Self.top, scale: scale, gradient: warmth)
        marks
        rain
    }

    private var forecast: Forecast { told.forecast }
    private var hours: [(hour: Int, weather: ForecastHour)] { forecast.clockHours }

    /// The temperatures from midnight to midnight, the last one being the next day's first.
    private var points: [(x: Double, temperature: Double)] {
        let next = forecast.days.dropFirst().first?.hours.first
        return hours.map { (Double($0.hour), $0.weather.temperature) }
            + [next].compactMap { $0 }.map { (24, $0.temperature) }
    }

    private var scale: LinearScale {
        LinearScale(from: LinearScale.domain(of: points.map(\.temperature), step: 1) ?? 0...1, to: 50, 0)
    }

    @MarkupBuilder
    private func icon(of weather: ForecastHour, at hour: Int) -> some Markup {
        if let icon = weather.condition.icon(isNight: forecast.isNight(in: weather)).address(in: icons) {
            SVG.use(
                .href(icon),
                .x(.percent((Double(hour) + 0.5) / 24 * 100)),
                .y(154),
                .width(22),
                .height(22),
                .transform(.translate(-11, 0))
            )
        }
    }

    /// The lowest temperature, that of now and the last one, as far as they stand apart.
    @MarkupBuilder
    private var marks: some Markup {
        let current = MonotoneCurve(through: points.map { ($0.x, $0.temperature) }).height(at: Double(now.minute) / 60)
        if let low = points.dropLast().min(by: { $0.temperature < $1.temperature }),
            abs(low.x / 0.24 - now.place) > 8
        {
            let place = low.x / 0.24
            SVG.circle(.class("f-ink"), .cx(.percent(place)), .cy(y(low.temperature)), .r(3.5))
            SVG.text(
                .class(place < 3 ? "tall halo" : place > 97 ? "end-at tall halo" : "mid tall halo"),
                .x(.percent(place)),
                .y(y(low.temperature) - 10)
            ) {
                told.degrees(low.temperature)
            }
        }
        if let current {
            SVG.circle(.class("f-ink"), .cx(.percent(now.place)), .cy(y(current)), .r(4.5))
            SVG.text(
                .class(now.place < 12 ? "tall halo" : "end-at tall halo"),
                .x(.percent(now.place + (now.place < 12 ? 1.2 : -1.2))),
                .y(y(current) - 9)
            ) {
                told.degrees(forecast.current.temperature)
            }
        }
        if let last = points.last, now.place < 86 {
            SVG.text(.class("end-at tall halo"), .x(.percent(99)), .y(y(last.temperature) - 10)) {
                told.degrees(last.temperature)
            }
        }
    }

    private func y(_ temperature: Double) -> Double { Self.top + scale(temperature) }

    private var chances: [(hour: Int, chance: Int, weather: ForecastHour)] {
        hours.compactMap { hour, weather in weather.chanceOfRain.map { (hour, $0, weather) } }
    }

    @MarkupBuilder
    private var rain: some Markup {
        for (hour, chance, _) in chances where chance > 0 {
            let height = Double(chance) * 0.36
            SVG.rect(
                .class("f-rain"),
                .x(.percent((Double(hour) + 0.12) / 0.24)),
                .y(Self.ground - height),
                .width(.percent(0.76 / 0.24)),
                .height(height),
                .rx(2)
            )
        }
        SVG.line(.class("axis"), .x1(0), .y1(Self.ground + 0.5), .x2(.percent(100)), .y2(Self.ground + 0.5))
        if let (peak, chance, weather) = chances.max(by: { $0.chance < $1.chance }), chance >= 30 {
            let (anchor, x) = rainLabel(at: (Double(peak) + 0.5) / 0.24)
            SVG.text(
                .class(anchor + "f-rain halo"),
                .x(.percent(x)),
                .y(Self.ground - Double(chance) * 0.36 - 8)
            ) {
                told.words.present.chance(told.share(chance), told.spoken(weather.start))
            }
        }
    }

    /// Where the words about the heaviest rain stand: beside the line for now rather than across it, and inside the edges.
    private func rainLabel(at place: Double) -> (anchor: String, x: Double) {
        if abs(place - now.place) < 14 {
            return place > now.place ? ("", now.place + 1.8) : ("end-at ", now.place - 1.8)
        }
        return place < 22 ? ("", 0) : place > 78 ? ("end-at ", 100) : ("mid ", place)
    }
}
