package import Markup

/// The places that somebody may look at, in a row, one of which is shown; nothing at all where there is only one.
package final class PlaceChooserController: Controller {
    private let bureau: any WeatherBureau
    private let door: Link

    /// Makes a row that leads to whoever keeps the choice.
    package init(of bureau: any WeatherBureau, choosing door: Link) {
        self.bureau = bureau
        self.door = door
        super.init()
    }

    package override var title: String { traits.manner.words.places.title }
    package override var allowsHiding: Bool { false }

    package override var root: FragmentRoot {
        places.count > 1
            ? FragmentRoot(.nav, classes: "places c12", label: title)
            : FragmentRoot(.div, classes: "places none")
    }

    package override var content: any Markup {
        places.count > 1 ? PlaceChips(places: places, shown: shown, door: door, page: traits.page) : nil
    }

    package override var words: String? {
        places.map { ($0 == shown ? "* " : "  ") + $0.place.name }.joined(separator: "\n")
    }

    private var places: [ChosenPlace] {
        let own = traits.places
        return own.isEmpty ? bureau.places : own
    }

    private var shown: ChosenPlace? { traits.place ?? places.first }
}
