extension Activity {
    /// As one says it in a language, beginning a line.
    package func word(in language: Language) -> String {
        switch language {
        case .english: word
        case .german: german
        case .french: french
        case .spanish: spanish
        case .japanese: japanese
        }
    }

    /// The same within a sentence.
    package func doing(in language: Language) -> String {
        switch language {
        case .english: doing
        // Nouns are written like this anywhere.
        case .german, .japanese: word(in: language)
        case .french, .spanish: word(in: language).lowercased()
        }
    }
}
