import Markup

/// How likely it rains in each hour, as bars that stand on one line.
struct RainBars: Markup {
    let hours: [ForecastHour]
    let ground: Double

    var content: some Markup {
        for (index, chance) in hours.map({ $0.chanceOfRain ?? 0 }).enumerated() where chance > 0 {
            let place = (Double(index) + 0.5) / Double(hours.count) * 100
            let height = scale.length(of: Double(chance))
            SVG.rect(
                .x(.percent(place - width / 2)),
                .y(ground - height),
                .width(.percent(width)),
                .height(height),
                .rx(2),
                .class("f-rain")
            )
            // Below that the bar says enough.
            if chance >= 15 {
                SVG.text(.x(.percent(place)), .y(ground - height - 5), .class("mid f-rain")) { chance }
            }
        }
        SVG.line(.x1(0), .y1(ground + 0.5), .x2(.percent(100)), .y2(ground + 0.5), .class("axis"))
    }

    private var scale: LinearScale { LinearScale(from: 0...100, to: 0, 52) }
    private var width: Double { 62 / Double(hours.count) }
}
