import Glibc
import Markup

/// What a station measures, ruled into cells: each a figure, a small drawing of the right kind, and a remark.
struct FactSheet: Markup {
    let facts: WeatherFacts

    var content: some Markup {
        dl(.class("facts")) {
            FactCell(words.wind, measures.wind(metresPerSecond: facts.current.wind), facts.windRemark) {
                WindDial(facts: facts)
            }
            FactCell(words.rain, measures.precipitation(millimetres: facts.rainToCome), facts.rainRemark) {
                RainByTheHour(facts: facts)
            }
            FactCell(words.humidity, humidity, facts.humidityRemark) {
                facts.current.humidity.map { HumidityBar(humidity: $0) }
            }
            FactCell(words.dewPoint, dewPoint, facts.dewPointRemark) { dewPointRule }
            FactCell(words.pressure, pressure, facts.pressureRemark) {
                facts.now.pressure.map { PressureTrend(facts: facts, pressure: $0) }
            }
            FactCell(words.cloud, cloud, facts.cloudRemark) {
                facts.cloudEighths.map {
                    FactSteps(filled: $0, of: 8, fill: "f-edge", ends: (words.open, words.shut))
                }
            }
            FactCell(words.ultraviolet, ultraviolet, facts.ultravioletRemark) {
                facts.now.ultraviolet.map {
                    FactSteps(filled: Int($0.rounded()), of: 11, fill: "f-sun", ends: ("1", "11"))
                }
            }
            FactCell(words.visibility, visibility, facts.visibilityRemark) { visibilityRule }
        }
    }

    /// Each figure of the sheet with its name and its remark, a line each, for where nothing is drawn.
    var lines: String {
        [
            (words.wind, measures.wind(metresPerSecond: facts.current.wind), facts.windRemark),
            (words.rain, measures.precipitation(millimetres: facts.rainToCome), facts.rainRemark),
            (words.humidity, humidity, facts.humidityRemark),
            (words.dewPoint, dewPoint, facts.dewPointRemark),
            (words.pressure, pressure, facts.pressureRemark),
            (words.cloud, cloud, facts.cloudRemark),
            (words.ultraviolet, ultraviolet, facts.ultravioletRemark),
            (words.visibility, visibility, facts.visibilityRemark),
        ].map { (name: String, figure: Figure?, remark: String) in
            let told = facts.told
            return told.card.remark(name, facts.joined(figure.map { $0.text + told.card.fullStop }, remark))
        }.joined(separator: "\n")
    }

    private var words: FactWords { facts.words }
    private var measures: Measures { facts.measures }
    private var humidity: Figure? { facts.current.humidity.map(measures.share(percent:)) }
    private var dewPoint: Figure? { facts.current.dewPoint.map { measures.temperature(celsius: $0) } }
    private var pressure: Figure? { facts.now.pressure.map(measures.pressure(hectopascals:)) }
    private var cloud: Figure? { facts.now.cloud.map(measures.share(percent:)) }
    private var visibility: Figure? { facts.now.visibility.map(measures.distance(kilometres:)) }

    private var ultraviolet: Figure? {
        facts.now.ultraviolet.map {
            Figure(number: measures.words.numbers.text($0), unit: words.ultravioletStep($0), space: " ")
        }
    }

    @MarkupBuilder
    private var dewPointRule: some Markup {
        if let dewPoint = facts.current.dewPoint {
            let unit = measures.units.temperature
            // Round where they are read, and as far apart as a pleasant and an oppressive air.
            let marks = unit == .celsius ? [0.0, 10, 20, 30] : [30.0, 50, 70, 90]
            FactRule(
                marks: marks.map { measures.words.numbers.text($0) },
                place: (unit.value(celsius: dewPoint) - marks[0]) / (marks[3] - marks[0])
            )
        }
    }

    @MarkupBuilder
    private var visibilityRule: some Markup {
        if let visibility = facts.now.visibility {
            // Each mark is ten times the one before it.
            FactRule(
                marks: [measures.words.numbers.text(0.1, decimals: 1), "1", "10", "100"],
                place: (log10(measures.units.distance.value(kilometres: visibility)) + 1) / 3
            )
        }
    }
}

/// One cell of the sheet; nobody may have given its figure.
private struct FactCell<Drawing: Markup>: Markup {
    private let name: String
    private let figure: Figure?
    private let remark: String
    private let drawing: Drawing

    init(_ name: String, _ figure: Figure?, _ remark: String, @MarkupBuilder drawing: () -> Drawing) {
        self.name = name
        self.figure = figure
        self.remark = remark
        self.drawing = drawing()
    }

    var content: some Markup {
        div {
            dt { name }
            dd(.class("num")) {
                if let figure {
                    "\(figure.number) "
                    span(.class("unit")) { figure.unit }
                } else {
                    "–"
                }
            }
            dd { drawing }
            dd(.class("why")) { remark }
        }
    }
}
