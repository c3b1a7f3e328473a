import Markup

/// The nights behind a drawing of hours, with the times at which the sun goes and comes.
struct NightBands: Markup {
    /// One night, from left to right in per cent.
    struct Night {
        let start: Double
        let end: Double
        /// What is said of the sun at its ends, if anything.
        let sunset: String?
        let sunrise: String?
    }

    let nights: [Night]
    let height: Double
    let labelAt: Double

    var content: some Markup {
        for night in nights {
            SVG.rect(
                .x(.percent(night.start)),
                .y(0),
                .width(.percent(night.end - night.start)),
                .height(height),
                .rx(8),
                .class("night")
            )
            if let sunset = night.sunset {
                let isAtEdge = night.start > 94
                SVG.text(
                    .x(.percent(isAtEdge ? 100 : night.start + 0.3)),
                    .y(labelAt),
                    .when(isAtEdge, .class("end-at"))
                ) {
                    sunset
                }
            }
            if let sunrise = night.sunrise {
                let isAtEdge = night.end < 6
                SVG.text(
                    .x(.percent(isAtEdge ? 0 : night.end - 0.3)),
                    .y(labelAt + 16),
                    .when(!isAtEdge, .class("end-at"))
                ) {
                    sunrise
                }
            }
        }
    }
}
