/// Everything that the house says around its widgets: the bar, the cards' edges, the door, and what goes wrong.
///
/// Each group is a struct without defaults, so a language that lacks a word does not compile.
package struct FrameWords: Sendable {
    /// What our own screens are called.
    package let screens: ScreenNames
    package let bar: BarWords
    package let card: CardWords
    package let trouble: TroubleWords
    package let door: DoorWords
    package let errors: ErrorWords
    package let settings: SettingsWords

    /// The words of a language.
    package static func `in`(_ language: Language) -> FrameWords {
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
    /// What the house says around its widgets.
    package var frame: FrameWords { .in(language) }
}

extension Traits {
    /// What the house says around its widgets to whoever looks.
    package var frameWords: FrameWords { .in(language) }
}
