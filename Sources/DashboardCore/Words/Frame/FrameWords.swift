/// Everything that the house says around its widgets: the bar, the cards' edges, the door, and what goes wrong.
///
/// Each group is a struct without defaults, so a language that lacks a word does not compile.
package final class FrameWords: Sendable {
    /// What our own screens are called.
    package let screens: ScreenNames
    package let bar: BarWords
    package let card: CardWords
    package let trouble: TroubleWords
    package let door: DoorWords
    package let errors: ErrorWords
    package let settings: SettingsWords

    init(
        screens: ScreenNames,
        bar: BarWords,
        card: CardWords,
        trouble: TroubleWords,
        door: DoorWords,
        errors: ErrorWords,
        settings: SettingsWords
    ) {
        self.screens = screens
        self.bar = bar
        self.card = card
        self.trouble = trouble
        self.door = door
        self.errors = errors
        self.settings = settings
    }
}
