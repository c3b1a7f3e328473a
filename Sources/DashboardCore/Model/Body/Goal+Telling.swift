extension Goal {
    /// The share as one says it: `83 per cent`.
    package func share(_ told: Teller) -> String {
        percent.map(told.words.body.goals.percent) ?? told.words.body.goals.notKnown
    }

    /// What is done, as a figure.
    package func figure(_ told: Teller) -> String { done.map(told.number) ?? "–" }

    /// What follows the figure: `of 900 kcal`, or the unit alone.
    package func rest(in unit: String, _ told: Teller) -> String {
        wanted.map { told.words.body.goals.of("\(told.number($0)) \(unit)") } ?? unit
    }

    /// Both: `744 of 900 kcal`.
    package func text(in unit: String, _ told: Teller) -> String { "\(figure(told)) \(rest(in: unit, told))" }
}

extension GoalWords {
    /// The three goals of a day in a line.
    func line(of move: Goal, _ exercise: Goal, _ stand: Goal, _ told: Teller) -> String {
        line(
            Three(
                move: move.text(in: kilocalories, told),
                exercise: exercise.text(in: minutes, told),
                stand: stand.text(in: hours, told)
            )
        )
    }
}
