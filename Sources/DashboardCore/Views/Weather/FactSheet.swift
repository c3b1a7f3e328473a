import Glibc
import Markup

/// What a station measures, ruled into cells: each a figure, a small drawing of the right kind, and a remark.
struct FactSheet: Markup {
    let facts: WeatherFacts

    var content: some Markup {
        dl(.class("facts")) {
            Fact("Wind", facts.current.wind.whole, unit: "m/s", remark: facts.windRemark) {
                WindDial(direction: facts.current.windDirection, quarter: facts.current.windQuarter)
            }
            Fact("Rain", facts.rainToCome.tenths, unit: "mm", remark: facts.rainRemark) {
                RainByTheHour(forecast: facts.forecast, hours: facts.rainHours)
            }
            if let humidity = facts.current.humidity {
                Fact("Humidity", humidity.whole, unit: "%", remark: facts.humidityRemark) {
                    HumidityBar(humidity: humidity)
                }
            } else {
                MissingFact(name: "Humidity", remark: facts.humidityRemark)
            }
            if let dewPoint = facts.current.dewPoint {
                Fact("Dew point", dewPoint.whole, unit: "°C", remark: facts.dewPointRemark) {
                    FactRule(marks: ["0", "10", "20", "30"], place: dewPoint / 30)
                }
            } else {
                MissingFact(name: "Dew point", remark: facts.dewPointRemark)
            }
            if let pressure = facts.now.pressure {
                Fact("Pressure", pressure.whole, unit: "hPa", remark: facts.pressureRemark) {
                    PressureTrend(forecast: facts.forecast, hours: facts.pressureHours, now: (facts.now, pressure))
                }
            } else {
                MissingFact(name: "Pressure", remark: facts.pressureRemark)
            }
            if let cloud = facts.now.cloud, let eighths = facts.cloudEighths {
                Fact("Cloud", cloud.whole, unit: "%", remark: facts.cloudRemark) {
                    FactSteps(filled: eighths, of: 8, fill: "f-edge", ends: ("clear", "shut"))
                }
            } else {
                MissingFact(name: "Cloud", remark: facts.cloudRemark)
            }
            if let index = facts.now.ultraviolet {
                Fact("UV index", index.whole, unit: facts.ultravioletWord, remark: facts.ultravioletRemark) {
                    FactSteps(filled: Int(index.rounded()), of: 11, fill: "f-sun", ends: ("1", "11"))
                }
            } else {
                MissingFact(name: "UV index", remark: facts.ultravioletRemark)
            }
            if let visibility = facts.now.visibility {
                Fact("Visibility", visibility.whole, unit: "km", remark: facts.visibilityRemark) {
                    // Each mark is ten times the one before it.
                    FactRule(marks: ["0.1", "1", "10", "100"], place: (log10(visibility) + 1) / 3)
                }
            } else {
                MissingFact(name: "Visibility", remark: facts.visibilityRemark)
            }
        }
    }
}

/// One cell of the sheet.
private struct Fact<Drawing: Markup>: Markup {
    private let name: String
    private let figure: String
    private let measure: String
    private let remark: String
    private let drawing: Drawing

    init(_ name: String, _ figure: String, unit: String, remark: String, @MarkupBuilder drawing: () -> Drawing) {
        self.name = name
        self.figure = figure
        self.measure = unit
        self.remark = remark
        self.drawing = drawing()
    }

    var content: some Markup {
        div {
            dt { name }
            dd(.class("num")) {
                "\(figure) "
                span(.class("unit")) { measure }
            }
            dd { drawing }
            dd(.class("why")) { remark }
        }
    }
}

/// A cell whose figure nobody has given.
private struct MissingFact: Markup {
    let name: String
    let remark: String

    var content: some Markup {
        div {
            dt { name }
            dd(.class("num")) { "–" }
            dd {}
            dd(.class("why")) { remark }
        }
    }
}
