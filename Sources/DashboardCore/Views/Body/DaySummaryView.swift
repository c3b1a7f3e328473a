import Markup

/// Rings with their figures beside them, and four more figures below if there is room.
struct DaySummaryView: Markup {
    let summary: DaySummary
    let isBrief: Bool
    let told: Teller
    let whole: Link

    var content: some Markup {
        div(.class("rings")) {
            Rings(move: summary.move, exercise: summary.exercise, stand: summary.stand, told: told)
            GoalFigures(move: summary.move, exercise: summary.exercise, stand: summary.stand, told: told)
        }
        if !isBrief {
            totals
            EvidenceView(evidence: summary.evidence, told: told, whole: whole)
        }
    }

    private var words: GoalWords { told.words.body.goals }

    private var totals: some Markup {
        let distance = summary.distance.map(told.way)
        return dl(.class("totals four ruled")) {
            total(words.steps, summary.steps.map(told.number), nil)
            total(words.distance, distance?.number, distance?.unit)
            total(words.floors, summary.floors.map(told.number), nil)
            total(words.variability, summary.variability.map(told.number), words.milliseconds)
        }
    }

    private func total(_ name: String, _ value: String?, _ unit: String?) -> some Markup {
        div {
            dt { name }
            dd(.class("num")) {
                value ?? "–"
                if value != nil, let unit {
                    " "
                    span(.class("unit")) { unit }
                }
            }
        }
    }
}
