/// A language that Daybook speaks; the raw value is its tag.
package enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case japanese = "ja"

    /// What the language calls itself.
    package var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .french: "Français"
        case .spanish: "Español"
        case .japanese: "日本語"
        }
    }
}
