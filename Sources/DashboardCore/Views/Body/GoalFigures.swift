import Markup

/// What the three rings stand at, each beside its name.
struct GoalFigures: Markup {
    let move: Goal
    let exercise: Goal
    let stand: Goal
    let told: Teller

    var content: some Markup {
        let words = told.words.body.goals
        dl(.class("figs")) {
            figure("m-warm", words.rings.move, move, words.kilocalories)
            figure("m-sun", words.rings.exercise, exercise, words.minutes)
            figure("m-rain", words.rings.stand, stand, words.hours)
        }
    }

    private func figure(_ mark: String, _ name: String, _ goal: Goal, _ unit: String) -> some Markup {
        div(.class(mark)) {
            dt { goal.isMet ? told.words.body.goals.met(name) : name }
            dd(.class("num")) {
                goal.figure(told) + " "
                span(.class("unit")) { goal.rest(in: unit, told) }
            }
        }
    }
}
