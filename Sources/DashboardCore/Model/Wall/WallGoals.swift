/// What somebody means to do in a day, as one reads it from across a room.
package struct WallGoals: Hashable, Sendable {
    /// Energy in kilocalories.
    package let move: Goal
    /// Minutes of effort.
    package let exercise: Goal
    /// Hours in which somebody stood up.
    package let stand: Goal

    package init(move: Goal, exercise: Goal, stand: Goal) {
        self.move = move
        self.exercise = exercise
        self.stand = stand
    }
}
