/// Everything that one language says of the weather.
///
/// Each group is a struct without defaults, so a language that lacks a word does not compile.
package struct WeatherWords: Sendable {
    package let language: Language

    /// Sentences about the hours to come.
    package var outline: OutlineWords {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        }
    }

    /// What is said of now and tomorrow.
    package var present: PresentWords {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        }
    }

    /// What is said of the figures of an hour.
    package var facts: FactWords {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        }
    }

    /// What is said of the hours and the days to come.
    package var days: DaysWords {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        }
    }

    /// What is said of the sun and the moon.
    package var light: LightWords {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        }
    }

    /// What is said of the air.
    package var air: AirWords {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        }
    }

    /// What is said of warnings.
    package var alerts: AlertWords {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        }
    }
}

extension Words {
    /// What is said of the weather.
    package var weather: WeatherWords { WeatherWords(language: language) }
}
