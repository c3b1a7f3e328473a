/// Everything that one language says of the weather and the calendar.
///
/// Each group is a struct without defaults, so a language that lacks a word does not compile.
package struct Words: Sendable {
    package let language: Language
    package let sky: SkyWords
    package let wind: WindWords
    package let compass: CompassWords
    package let calendar: CalendarWords
    package let clock: ClockWords
    package let ages: AgeWords
    package let units: UnitWords
    package let numbers: NumberStyle

    /// The words of a language.
    package static func `in`(_ language: Language) -> Words {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .japanese: japanese
        }
    }
}
