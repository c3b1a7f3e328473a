import Markup

/// The highest temperature, a sentence, and the day's temperatures as a line between its extremes.
struct TomorrowView: Markup {
    private static let height = 132.0
    private static let top = 24.0

    let tomorrow: TomorrowForecast
    let icons: Link?
    let warmth: ElementID

    var content: some Markup {
        p(.class("verdict")) {
            Icon(tomorrow.day.condition.icon(isNight: false), from: icons)
            span(.class("num big")) { tomorrow.told.degrees(tomorrow.day.high) }
        }
        p(.class("soft")) { tomorrow.sentence }
        Plot(height: Self.height, label: label) {
            WarmthLine(points: points, width: 24, top: Self.top, scale: scale, gradient: warmth)
            if let low { mark(low) }
            if let high { mark(high) }
            SVG.line(.class("axis"), .x1(0), .y1(106), .x2(.percent(100)), .y2(106))
            HourAxis(y: Self.height - 8, step: 12, told: tomorrow.told.teller)
        }
    }

    private var points: [(x: Double, temperature: Double)] {
        tomorrow.day.hours.enumerated().map { (Double($0.offset) + 0.5, $0.element.temperature) }
    }

    private var low: (x: Double, temperature: Double)? { points.min { $0.temperature < $1.temperature } }
    private var high: (x: Double, temperature: Double)? { points.max { $0.temperature < $1.temperature } }

    private var scale: LinearScale {
        LinearScale(from: LinearScale.domain(of: points.map(\.temperature), step: 1) ?? 0...1, to: 64, 0)
    }

    private func mark(_ point: (x: Double, temperature: Double)) -> some Markup {
        Pair(
            SVG.circle(.class("f-ink"), .cx(.percent(point.x / 0.24)), .cy(y(point)), .r(3.5)),
            SVG.text(
                .class(point.x < 2 ? "tall" : point.x > 22 ? "end-at tall" : "mid tall"),
                .x(.percent(point.x / 0.24)),
                .y(y(point) - 10)
            ) {
                tomorrow.told.degrees(point.temperature)
            }
        )
    }

    private func y(_ point: (x: Double, temperature: Double)) -> Double { Self.top + scale(point.temperature) }

    private var label: String {
        tomorrow.told.words.present.between(
            tomorrow.told.degrees(tomorrow.day.low),
            tomorrow.told.degrees(tomorrow.day.high)
        )
    }
}
