/// Everything that one language says of the body.
///
/// Each group is a struct without defaults, so a language that lacks a word does not compile.
package struct BodyWords: Sendable {
    package let days: BodyDayWords
    package let goals: GoalWords
    package let heart: HeartWords
    package let sleep: SleepWords
    package let workouts: WorkoutWords
    package let evidence: EvidenceWords

    /// The words of a language.
    package static func `in`(_ language: Language) -> BodyWords {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .japanese: japanese
        }
    }
}

extension Words {
    /// What is said of the body.
    package var body: BodyWords { .in(language) }
}
