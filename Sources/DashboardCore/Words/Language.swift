/// A language that Daybook speaks; the raw value is its tag.
public enum Language: String, Sendable, CaseIterable {
    /// The language that everything has words in.
    case english = "en"
    /// As it is spoken in Germany, without addressing anybody as a friend.
    case german = "de"
    /// As it is written in France, with its narrow spaces.
    case french = "fr"
    /// As it is written in Spain, and understood elsewhere.
    case spanish = "es"
    /// In plain, polite forms.
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

extension Traits {
    /// The language in which whoever looks is told things.
    ///
    /// A controller that speaks only one says so by its ``Controller/traitOverrides``; its element is then marked for those
    /// who hear the page, and what the house says around it is in the same language.
    public var language: Language {
        get { self["language"].flatMap(Language.init(rawValue:)) ?? .english }
        set { self["language"] = newValue.rawValue }
    }
}
