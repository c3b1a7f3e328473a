import Markup

/// Three rings, and beside each name what it stands at.
struct WallBodyView: Markup {
    let goals: WallGoals

    var content: some Markup {
        div(.class("rings")) {
            Rings(move: goals.move, exercise: goals.exercise, stand: goals.stand)
        }
        dl(.class("figs")) {
            figure("Move, outer ring", goals.move, unit: "kcal", mark: "m-warm")
            figure("Exercise, middle ring", goals.exercise, unit: "min", mark: "m-sun")
            figure("Stand, inner ring", goals.stand, unit: "h", mark: "m-rain")
        }
    }

    private func figure(_ name: String, _ goal: Goal, unit: String, mark: String) -> some Markup {
        div(.class(mark)) {
            dt { goal.isMet ? "\(name), goal met" : name }
            dd(.class("num")) {
                goal.figure + " "
                span(.class("unit")) { goal.rest(in: unit) }
            }
        }
    }
}
