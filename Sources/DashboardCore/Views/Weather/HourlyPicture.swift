import Markup

/// The coming hours as a picture that stands alone: the temperature as a line, the chance of rain as bars.
struct HourlyPicture: Markup {
    let hours: [ForecastHour]
    let told: ForecastTeller

    var content: some Markup {
        PictureSheet(
            label: told.words.present.place(place, told.sentence),
            title: place + told.words.days.comma + told.degrees(told.forecast.current.temperature)
        ) {
            for (index, hour) in hours.enumerated() {
                let height = rain.length(of: Double(hour.chanceOfRain ?? 0))
                SVG.rect(
                    .x(across(Double(index)) + 2),
                    .y(190 - height),
                    .width(10),
                    .height(height),
                    .fill(.color("#1f6aa5"))
                )
                if index.isMultiple(of: 6) {
                    SVG.text(.x(across(Double(index) + 0.5)), .y(208), .fontSize(12), .textAnchor(.middle)) {
                        told.name(of: hour)
                    }
                    SVG.text(
                        .x(across(Double(index) + 0.5)),
                        .y(warmth(hour.temperature) - 10),
                        .fontSize(12),
                        .textAnchor(.middle)
                    ) {
                        told.degrees(hour.temperature)
                    }
                }
            }
            SVG.path(.fill(.none), .stroke(.color("#b4541a")), .strokeWidth(2.5), .d(curve.outline))
            SVG.line(.x1(20), .y1(190.5), .x2(700), .y2(190.5), .stroke(.color("#6b7280")))
        }
    }

    private var place: String { told.forecast.place.name }
    private var across: LinearScale { LinearScale(from: 0...Double(max(hours.count, 1)), to: 20, 700) }
    private var rain: LinearScale { LinearScale(from: 0...100, to: 0, 40) }

    private var warmth: LinearScale {
        LinearScale(from: LinearScale.domain(of: hours.map(\.temperature), step: 1) ?? 0...1, to: 135, 60)
    }

    private var curve: MonotoneCurve {
        let (across, warmth) = (across, warmth)
        return MonotoneCurve(
            through: hours.enumerated().map { (across(Double($0.offset) + 0.5), warmth($0.element.temperature)) }
        )
    }
}
