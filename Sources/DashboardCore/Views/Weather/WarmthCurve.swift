import Markup

/// The temperature as a line on its scale of colours, with figures at its ends, its extremes and each third hour.
struct WarmthCurve: Markup {
    let hours: [ForecastHour]
    let top: Double
    let height: Double
    let gradient: ElementID
    let told: ForecastTeller

    var content: some Markup {
        WarmthLine(
            points: hours.enumerated().map { (Double($0.offset) + 0.5, $0.element.temperature) },
            width: Double(hours.count),
            top: top,
            scale: scale,
            gradient: gradient
        )
        for mark in marks {
            SVG.circle(
                .cx(.percent(place(of: mark.index))),
                .cy(top + scale(mark.temperature)),
                .r(mark.index == 0 ? 4.5 : 3),
                .strokeWidth(1.5),
                .class(mark.isProminent ? "f-ink" : "f-card s-ink")
            )
            SVG.text(
                .x(.percent(place(of: mark.index))),
                .y(top + scale(mark.temperature) - 11),
                .class(mark.isProminent ? "mid tall" : "mid ink")
            ) {
                mark.label
            }
        }
    }

    private struct Mark {
        let index: Int
        let temperature: Double
        let label: String
        let isProminent: Bool
    }

    private var scale: LinearScale {
        let domain = LinearScale.domain(of: hours.map(\.temperature), step: 1) ?? 0...1
        return LinearScale(from: domain, to: height, 0)
    }

    private func place(of index: Int) -> Double { (Double(index) + 0.5) / Double(hours.count) * 100 }

    private var marks: [Mark] {
        let temperatures = hours.map(\.temperature)
        guard let low = temperatures.indices.min(by: { temperatures[$0] < temperatures[$1] }),
            let high = temperatures.indices.max(by: { temperatures[$0] < temperatures[$1] })
        else { return [] }
        let last = temperatures.count - 1
        // An extreme may stand at an end.
        let words = told.words.days
        var names: [Int: @Sendable (String) -> String] = [0: { $0 }]
        names[last] = { $0 }
        names[high] = words.high
        names[low] = words.low
        return temperatures.indices.compactMap { index in
            let label = told.degrees(temperatures[index])
            // The first hour is where one is; that it is the lowest, too, can be seen.
            if let name = names[index] {
                return Mark(
                    index: index,
                    temperature: temperatures[index],
                    label: index == 0 ? label : name(label),
                    isProminent: true
                )
            }
            let isFree = names.keys.allSatisfy { abs($0 - index) > 1 }
            guard index.isMultiple(of: 3), isFree else { return nil }
            return Mark(index: index, temperature: temperatures[index], label: label, isProminent: false)
        }
    }
}
