import FoundationEssentials
import Markup

/// Where the wind comes from and where it goes, on a compass.
struct WindDial: Markup {
    let facts: WeatherFacts

    var content: some Markup {
        svg(
            .class("dial plot"),
            .viewBox(0, 0, 80, 80),
            .role(.img),
            .ariaLabel(facts.words.windPicture(facts.origin, compass.numbers.text(direction)))
        ) {
            SVG.circle(.cx(40), .cy(40), .r(38), .class("hollow s-line"))
            for (index, place) in Self.places.enumerated() {
                SVG.text(.x(place.x), .y(place.y), .class(index == 0 ? "mid b" : "mid")) {
                    compass.compass.letters(at: Double(index) * 90)
                }
            }
            SVG.g(.transform(.rotate(direction, around: 40, 40))) {
                SVG.path(.class("line s-accent"), .d("M40 17V56"))
                SVG.path(.class("f-accent"), .d("M40 66l-6-12h12z"))
                SVG.circle(.cx(40), .cy(17), .r(3.6), .class("f-accent"))
            }
        }
    }

    private var direction: Double { facts.current.windDirection }
    private var compass: Words { facts.told.teller.words }

    /// Where the letters of the four winds stand, clockwise from north.
    private static let places: [(x: Double, y: Double)] = [(40, 17), (69, 44), (40, 72), (11, 44)]
}

/// How much rain falls in each of some hours.
struct RainByTheHour: Markup {
    let facts: WeatherFacts

    var content: some Markup {
        Plot(label: sentence, classes: "high") {
            for (index, hour) in hours.enumerated() where hour.rain > 0 {
                let height = scale.length(of: hour.rain)
                SVG.rect(
                    .x(.percent((Double(index) + 0.12) * step)),
                    .y(36 - height),
                    .width(.percent(step * 0.76)),
                    .height(height),
                    .rx(1.5),
                    .class("f-rain")
                )
                if hour.rain == most, most > 0 {
                    SVG.text(.x(.percent((Double(index) + 0.5) * step)), .y(30 - height), .class("mid f-rain")) {
                        facts.measures.precipitation(millimetres: most).number
                    }
                }
            }
            SVG.line(.x1(0), .y1(36.5), .x2(.percent(100)), .y2(36.5), .class("axis"))
            if let first = hours.first, let last = hours.last {
                SVG.text(.x(0), .y(50)) { facts.told.hour(first.start) }
                SVG.text(.x(.percent(100)), .y(50), .class("end-at")) {
                    facts.told.hour(last.start.addingTimeInterval(3600))
                }
            }
        }
    }

    private var hours: ArraySlice<ForecastHour> { facts.rainHours }
    private var most: Double { hours.map(\.rain).max() ?? 0 }
    private var step: Double { 100 / Double(max(hours.count, 1)) }
    private var scale: LinearScale { LinearScale(from: 0...max(most, 1), to: 0, 26) }

    private var sentence: String {
        guard most > 0, let wettest = hours.first(where: { $0.rain == most }) else {
            return facts.words.noRainPicture(hours.count)
        }
        return facts.words.rainPicture(
            facts.told.clock(wettest.start),
            facts.measures.precipitation(millimetres: most)
        )
    }
}

/// How much of the water that the air can hold is in it.
struct HumidityBar: Markup {
    let humidity: Double

    var content: some Markup {
        Plot {
            SVG.rect(.x(0), .y(10), .width(.percent(100)), .height(6), .rx(3), .class("f-inset"))
            SVG.rect(.x(0), .y(10), .width(.percent(humidity)), .height(6), .rx(3), .class("f-accent"))
            SVG.text(.x(0), .y(32)) { "0" }
            SVG.text(.x(.percent(100)), .y(32), .class("end-at")) { "100" }
        }
    }
}

/// The pressure of the hours behind and ahead.
struct PressureTrend: Markup {
    let facts: WeatherFacts
    /// That of the present hour.
    let pressure: Double

    var content: some Markup {
        Plot(label: facts.words.pressurePicture(figure(first), figure(pressure), figure(last))) {
            StretchedPlot(top: 4, height: 22, units: (Double(max(hours.count - 1, 1)), 22)) {
                SVG.path(.class("line thin s-ink"), .d(curve.outline))
            }
            SVG.circle(.cx(.percent(place)), .cy(4 + scale(pressure)), .r(3.5), .class("f-ink"))
            if let start = hours.first?.hour.start, place > 12 {
                SVG.text(.x(0), .y(40)) { facts.told.hour(start) }
            }
            SVG.text(.x(.percent(place)), .y(40), .class(place > 90 ? "end-at b" : place < 10 ? "b" : "mid b")) {
                facts.words.now
            }
            if let end = hours.last?.hour.start, place < 88 {
                SVG.text(.x(.percent(100)), .y(40), .class("end-at")) { facts.told.hour(end) }
            }
        }
    }

    private var hours: [(hour: ForecastHour, pressure: Double)] { facts.pressureHours }
    private var first: Double { hours.first?.pressure ?? 0 }
    private var last: Double { hours.last?.pressure ?? 0 }

    private var place: Double {
        let index = hours.firstIndex { $0.hour.start == facts.now.start } ?? 0
        return Double(index) / Double(max(hours.count - 1, 1)) * 100
    }

    private var scale: LinearScale {
        LinearScale(from: LinearScale.domain(of: hours.map(\.pressure), step: 1) ?? 0...1, to: 22, 0)
    }

    private func figure(_ pressure: Double) -> Figure { facts.measures.pressure(hectopascals: pressure) }

    private var curve: MonotoneCurve {
        let scale = scale
        return MonotoneCurve(through: hours.enumerated().map { (Double($0.offset), scale($0.element.pressure)) })
    }
}

/// A figure that is counted in steps, those that are reached filled.
struct FactSteps: Markup {
    let filled: Int
    let count: Int
    let fill: String
    let ends: (first: String, last: String)

    init(filled: Int, of count: Int, fill: String, ends: (first: String, last: String)) {
        self.filled = filled
        self.count = count
        self.fill = fill
        self.ends = ends
    }

    var content: some Markup {
        Plot {
            for step in 0..<count {
                SVG.rect(
                    .x(.percent(Double(step) * width + 0.4)),
                    .y(10),
                    .width(.percent(width - 0.8)),
                    .height(6),
                    .rx(2),
                    .class(step < filled ? fill : "f-inset")
                )
            }
            SVG.text(.x(0), .y(32)) { ends.first }
            SVG.text(.x(.percent(100)), .y(32), .class("end-at")) { ends.last }
        }
    }

    private var width: Double { 100 / Double(count) }
}

/// A figure as a mark on a rule.
struct FactRule: Markup {
    let marks: [String]
    /// Where on the rule it is, from 0 to 1; what is beyond its ends stands at them.
    let place: Double

    var content: some Markup {
        Plot {
            SVG.line(.x1(0), .y1(13), .x2(.percent(100)), .y2(13), .class("rule"))
            for (index, mark) in marks.enumerated() {
                let place = Double(index) * 100 / Double(marks.count - 1)
                SVG.line(.x1(.percent(place)), .y1(9), .x2(.percent(place)), .y2(17), .class("axis"))
                SVG.text(
                    .x(.percent(place)),
                    .y(34),
                    .class(index == 0 ? "" : index == marks.count - 1 ? "end-at" : "mid")
                ) {
                    mark
                }
            }
            SVG.circle(.cx(.percent(min(max(place, 0), 1) * 100)), .cy(13), .r(5), .class("f-accent"))
        }
    }
}
