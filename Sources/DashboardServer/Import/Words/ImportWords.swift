import DashboardCore

/// Everything that one language says of imports and of what is kept.
///
/// Each group is a struct without defaults, so a language that lacks a word does not compile.
struct ImportWords: Sendable {
    let title: String
    let voice: String
    let bring: BringWords
    let course: CourseWords
    let pace: PaceWords
    let report: ReportWords
    let reasons: SkipWords
    let failures: FailureWords
    let ownership: OwnershipWords

    /// The words of a language.
    static func `in`(_ language: Language) -> ImportWords {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .japanese: japanese
        }
    }
}
