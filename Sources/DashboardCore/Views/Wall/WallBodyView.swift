import Markup

/// Three rings, and beside each name what it stands at.
struct WallBodyView: Markup {
    let goals: WallGoals
    let told: Teller

    var content: some Markup {
        div(.class("rings")) {
            Rings(move: goals.move, exercise: goals.exercise, stand: goals.stand, told: told)
        }
        GoalFigures(move: goals.move, exercise: goals.exercise, stand: goals.stand, told: told)
    }
}
