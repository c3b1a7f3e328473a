/// What a day comes to; what nobody has noted is nil, which is not nought.
package struct DaySummary: Hashable, Sendable {
    /// Energy in kilocalories.
    package let move: Goal
    /// Minutes of effort.
    package let exercise: Goal
    /// Hours in which somebody stood up.
    package let stand: Goal
    package let steps: Int?
    /// In metres.
    package let distance: Int?
    package let floors: Int?
    /// How much the time between two beats varies, in milliseconds; nil before the night that shows it is over.
    package let variability: Int?
    /// A sentence or two.
    package let note: String
    /// Why the figures are what they are.
    package let evidence: [Evidence]

    package init(
        move: Goal,
        exercise: Goal,
        stand: Goal,
        steps: Int?,
        distance: Int?,
        floors: Int?,
        variability: Int?,
        note: String,
        evidence: [Evidence] = []
    ) {
        self.move = move
        self.exercise = exercise
        self.stand = stand
        self.steps = steps
        self.distance = distance
        self.floors = floors
        self.variability = variability
        self.note = note
        self.evidence = evidence
    }

    /// Whether anybody has noted anything.
    package var isKnown: Bool {
        [move.done, exercise.done, stand.done, steps, distance, floors, variability].contains { $0 != nil }
    }
}
