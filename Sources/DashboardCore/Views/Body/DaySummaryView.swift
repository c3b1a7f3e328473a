import Markup

/// Rings with their figures beside them, and four more figures below if there is room.
struct DaySummaryView: Markup {
    let summary: DaySummary
    let isBrief: Bool

    var content: some Markup {
        div(.class("rings")) {
            Rings(move: summary.move, exercise: summary.exercise, stand: summary.stand)
            dl(.class("figs")) {
                figure("m-warm", "Move, outer ring", summary.move, "kcal")
                figure("m-sun", "Exercise, middle ring", summary.exercise, "min")
                figure("m-rain", "Stand, inner ring", summary.stand, "h")
            }
        }
        if !isBrief {
            totals
            EvidenceView(evidence: summary.evidence)
        }
    }

    private var totals: some Markup {
        dl(.class("totals four ruled")) {
            total("Steps", summary.steps?.grouped, nil)
            total("Distance", summary.distance?.kilometres, "km")
            total("Floors", summary.floors.map { "\($0)" }, nil)
            total("HRV", summary.variability.map { "\($0)" }, "ms")
        }
    }

    private func figure(_ mark: String, _ name: String, _ goal: Goal, _ unit: String) -> some Markup {
        div(.class(mark)) {
            dt { goal.isMet ? name + ", goal met" : name }
            dd(.class("num")) {
                goal.figure + " "
                span(.class("unit")) { goal.rest(in: unit) }
            }
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

extension Int {
    /// Thousands apart, by a space that does not break: `13 120`.
    var grouped: String {
        guard self >= 1000 else { return "\(self)" }
        let rest = self % 1000
        return (self / 1000).grouped + "\u{202F}" + String(repeating: "0", count: rest < 10 ? 2 : rest < 100 ? 1 : 0)
            + "\(rest)"
    }

    /// Metres as kilometres with one digit behind the point: `10.4`.
    var kilometres: String {
        let hundreds = (self + 50) / 100
        return "\(hundreds / 10).\(hundreds % 10)"
    }
}
