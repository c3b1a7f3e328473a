import Markup

/// Something that takes a while, as a bar in its lane: solid as far as it has happened, an outline as far as it is planned.
struct DayLineBar: Markup {
    let start: TimeOfDay
    let end: TimeOfDay
    let now: TimeOfDay
    let y: Double
    let fill: String

    var content: some Markup {
        if end > now { bar(from: start, "plan") }
        if start < now { bar(from: start, to: min(end, now), fill) }
    }

    private func bar(from start: TimeOfDay, to end: TimeOfDay? = nil, _ classes: String) -> some Markup {
        SVG.rect(
            .class(classes),
            .x(.percent(start.place)),
            .y(y),
            .width(.percent((end ?? self.end).place - start.place)),
            .height(16),
            .rx(4)
        )
    }
}
