import Markup

/// The hours of a day under a drawing of it, each third one where there is room.
struct HourAxis: Markup {
    let y: Double
    var step = 3
    var told = Teller()

    var content: some Markup {
        for hour in stride(from: 0, through: 24, by: step) {
            SVG.text(
                .class(hour == 0 ? "" : hour == 24 ? "end-at" : hour.isMultiple(of: 6) ? "mid" : "mid wide"),
                .x(.percent(Double(hour) / 24 * 100)),
                .y(y)
            ) {
                // Where hours are figures alone, the end of the day has one of its own.
                hour == 24 && told.hour(23) == "23" ? "24" : told.hour(hour)
            }
        }
    }
}
