/// The screen on which a visitor settles what holds on all of their screens.
package final class SettingsController: ScreenController {
    private let places: PlaceSources

    package init(places: PlaceSources) {
        self.places = places
        super.init(identifier: "settings")
    }

    package override var title: String { "Settings" }
    package override var isListed: Bool { false }
    package override var settlesTraits: Bool { true }

    package override func makeWidgets() -> [Controller] { [PlacesController(places)] }
}
