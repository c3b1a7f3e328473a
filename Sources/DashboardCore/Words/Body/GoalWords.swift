/// What is said of a day's goals and totals.
package struct GoalWords: Sendable {
    /// One for each of the three goals.
    struct Three: Sendable {
        let move: String
        let exercise: String
        let stand: String
    }

    let summary: String
    /// Beside the figures, with where the ring is.
    let rings: Three
    /// The same of a goal that is met.
    let met: @Sendable (String) -> String
    /// After what is done: what somebody means to do, with its unit.
    let of: @Sendable (String) -> String

    let kilocalories: String
    let minutes: String
    let hours: String

    /// A share that somebody hears.
    let percent: @Sendable (Int) -> String
    let notKnown: String
    /// The drawing of the rings, of three shares.
    let picture: @Sendable (Three) -> String
    /// The three goals in a line, of what is done and wanted.
    let line: @Sendable (Three) -> String

    /// What the goals are called in what follows.
    let names: Three
    let noGoals: String
    let noRing: String
    let oneRing: @Sendable (String) -> String
    let twoRings: @Sendable (String, String) -> String
    let allRings: String

    let steps: String
    let distance: String
    let floors: String
    let variability: String
    let milliseconds: String
    /// The same in a line.
    let countOfSteps: @Sendable (String) -> String
    let countOfFloors: @Sendable (String) -> String
    let noSteps: String
}
