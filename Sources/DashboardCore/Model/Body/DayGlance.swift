/// A day as a calendar shows it.
package struct DayGlance: Hashable, Sendable {
    package let day: CalendarDay
    package let move: Goal
    package let exercise: Goal
    package let stand: Goal
    /// How many workouts there were.
    package let workouts: Int

    package init(_ day: CalendarDay, move: Goal, exercise: Goal, stand: Goal, workouts: Int) {
        self.day = day
        self.move = move
        self.exercise = exercise
        self.stand = stand
        self.workouts = workouts
    }

    /// What a picture of rings does not say to those who hear the page.
    package var words: String {
        let count = workouts == 0 ? "no workout" : workouts == 1 ? "1 workout" : "\(workouts) workouts"
        return "move \(move.words), \(count)"
    }
}
