/// What is said of the reasons for a figure.
package struct EvidenceWords: Sendable {
    /// A sentence for each rule.
    struct Rules: Sendable {
        let madeUp: String
        let summedByWatch: String
        let summedByWatchAndPushed: String
        let countedFromSamples: String
        let oneAtEachMoment: String
        let meanOfOne: String
        let lastOfOne: String
        let allMeasurements: String
        let oneWithStages: String
        let anyWithoutStages: String
        let oneForEachWorkout: String

        subscript(rule: EvidenceRule) -> String {
            switch rule {
            case .madeUp: madeUp
            case .summedByWatch: summedByWatch
            case .summedByWatchAndPushed: summedByWatchAndPushed
            case .countedFromSamples: countedFromSamples
            case .oneAtEachMoment: oneAtEachMoment
            case .meanOfOne: meanOfOne
            case .lastOfOne: lastOfOne
            case .allMeasurements: allMeasurements
            case .oneWithStages: oneWithStages
            case .anyWithoutStages: anyWithoutStages
            case .oneForEachWorkout: oneForEachWorkout
            }
        }
    }

    let title: String
    /// Names of figures that have no other place.
    let all: String
    let rings: String
    let energy: String

    let rules: Rules
    /// Whom a rule believes first.
    let usualOrder: String
    /// The same where the operator has said so.
    let ownOrder: String

    /// Somebody whose name nobody knows.
    let unknownSource: String
    /// After the name of an app that sends what others have measured.
    let pushed: String
    /// Around what is said by the way.
    let brackets: (open: String, close: String)
    /// Between two things of which each has commas.
    let semicolon: String

    let allDay: String
    let measurements: @Sendable (_ count: Int, _ number: String) -> String
    let asleep: @Sendable (String) -> String
    let inBed: @Sendable (String) -> String
    /// Before what others say of the same time.
    let notCounted: String
    /// In how many stretches of time somebody was believed.
    let stretches: @Sendable (Int) -> String
    /// Unfolds all of so many stretches.
    let allStretches: @Sendable (Int) -> String
    /// That there are so many rows more.
    let more: @Sendable (Int) -> String
}
