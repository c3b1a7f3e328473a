import Markup

/// The index of the air on its scale of words, and what it is made of.
struct AirGauge: Markup {
    let air: AirQuality

    var content: some Markup {
        div(.class("air")) {
            div {
                p(.class("num big")) {
                    air.index
                    span(.class("unit")) { " of 100" }
                }
                p(.class("soft")) { "\(AirQuality.steps[air.step]). \(air.advice)" }
            }
            div {
                scale
                amounts
            }
        }
    }

    private var scale: some Markup {
        Plot(height: 60, label: "European air quality index \(air.index) of 100: \(AirQuality.steps[air.step])") {
            for (index, name) in AirQuality.steps.enumerated() {
                let start = Double(index) * 20
                SVG.rect(
                    .x(.percent(start + 0.3)),
                    .y(26),
                    .width(.percent(19.4)),
                    .height(8),
                    .rx(3),
                    .class(index == air.step ? "f-accent" : "f-inset")
                )
                // In a narrow card only the words at the ends and the one that counts have room.
                let isKey = index == air.step || index == 0 || index == AirQuality.steps.count - 1
                SVG.text(
                    .x(.percent(start + 10)),
                    .y(52),
                    .class(index == air.step ? "mid b" : isKey ? "mid" : "mid wide")
                ) {
                    name
                }
            }
            svg(.x(.percent(Double(air.index))), .y(0), .width(1), .height(1), .overflow(.visible)) {
                SVG.path(.class("f-ink"), .d("M-6 12h12l-6 10z"))
            }
        }
    }

    private var amounts: some Markup {
        dl(.class("totals four")) {
            for pollutant in air.pollutants {
                div {
                    dt { pollutant.name }
                    dd(.class("num")) {
                        "\(pollutant.amount) "
                        span(.class("unit")) { "µg/m³" }
                    }
                }
            }
        }
    }
}
