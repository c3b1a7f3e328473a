/// Everything that one language says of the body.
///
/// Each group is a struct without defaults, so a language that lacks a word does not compile.
package final class BodyWords: Sendable {
    package let days: BodyDayWords
    package let goals: GoalWords
    package let heart: HeartWords
    package let sleep: SleepWords
    package let workouts: WorkoutWords
    package let evidence: EvidenceWords

    init(
        days: BodyDayWords,
        goals: GoalWords,
        heart: HeartWords,
        sleep: SleepWords,
        workouts: WorkoutWords,
        evidence: EvidenceWords
    ) {
        self.days = days
        self.goals = goals
        self.heart = heart
        self.sleep = sleep
        self.workouts = workouts
        self.evidence = evidence
    }
}
