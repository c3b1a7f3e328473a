import DashboardCore
import Markup

/// The entrance of the gallery: the ways to its rooms, and what every widget is made of.
final class GalleryController: ScreenController {
    private let rooms: [Gallery.Room]

    init(rooms: [Gallery.Room]) {
        self.rooms = rooms
        super.init(identifier: "gallery")
        traitOverrides.language = .english
    }

    override var headline: String { "What all of it is made of" }
    override var introduction: String? { "The parts here, and in each room a family of widgets in all their states." }
    override var badge: String? { "Gallery" }
    override var sky: Sky { .cloudy }

    override func makeWidgets() -> [Controller] { [RoomsController(rooms: rooms)] + Leaves.all() }
}

/// The ways to the rooms.
private final class RoomsController: CardController {
    private let rooms: [Gallery.Room]

    init(rooms: [Gallery.Room]) {
        self.rooms = rooms
        super.init(identifier: "rooms")
    }

    override var width: CardWidth { .whole }
    override var foot: String? { "Served with --rehearse only" }

    override var matter: any Markup {
        ul(.class("asks")) {
            for room in rooms {
                li { h3 { a(.href(Link(path: [room.name.name]))) { room.title } } }
            }
        }
    }
}
