import Markup

/// Where somebody has to be.
struct DayLinePlans: Markup {
    private static let y = 403.0

    let plans: [Plan]
    let now: TimeOfDay
    let told: Teller

    var content: some Markup {
        SVG.text(.class("b"), .x(.percent(1)), .y(Self.y - 9)) { told.words.today.plans }
        for plan in plans {
            DayLineBar(start: plan.start, end: plan.end, now: now, y: Self.y, fill: "f-edge")
        }
        DayLineNames(
            names: plans.map { DayLineName(name: $0.name, place: ($0.start.place + $0.end.place) / 2) },
            y: Self.y + 32
        )
    }
}
