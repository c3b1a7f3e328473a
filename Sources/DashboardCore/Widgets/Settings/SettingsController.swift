/// The screen on which visitors settle how they want to be told things, on all of their screens.
package final class SettingsController: ScreenController {
    private let house: Manner
    private let places: PlaceSources

    /// Makes a screen that knows how things are told to those who have settled nothing, and whom to ask for places.
    package init(house: Manner, places: PlaceSources) {
        self.house = house
        self.places = places
        super.init(identifier: "settings")
    }

    package override var title: String { traits.words.frame.screens.settings }
    package override var headline: String { traits.words.frame.settings.headline }
    package override var introduction: String? { traits.words.frame.settings.introduction }
    package override var settlesTraits: Bool { true }

    package override func makeWidgets() -> [Controller] {
        [PlacesController(places), LanguageController(), UnitsController(house: house)]
    }
}
