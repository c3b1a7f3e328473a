import DashboardCore
import FoundationEssentials
import Markup

/// The entrance of the gallery: the ways to its rooms, and what every widget is made of.
final class GalleryController: ScreenController {
    private let rooms: [GalleryRoomController]

    private init(rooms: [GalleryRoomController]) {
        self.rooms = rooms
        super.init(identifier: "gallery")
    }

    /// The entrance and all rooms, to be put beside the screens of the product.
    static func screens(_ clock: WallClock, _ facts: ServerFacts) -> [ScreenController] {
        let now: @Sendable () -> Date = { clock.now() }
        let show = { @Sendable (showcases: [Showcase]) in showcases.map { ShowcaseController($0, clock: now) } }
        let rooms = [
            GalleryRoomController("gallery-weather", "Weather") { show(Showcase.weather) },
            GalleryRoomController("gallery-body", "Body") { show(Showcase.body) },
            GalleryRoomController("gallery-stories", "Stories") { show(Showcase.stories) },
            GalleryRoomController("gallery-house", "House and wall") {
                show(Showcase.house(clock, facts) + Showcase.wall)
            },
            GalleryRoomController("gallery-charts", "Charts") { ChartLeaves.all() },
        ]
        return [GalleryController(rooms: rooms)] + rooms
    }

    override var headline: String { "What all of it is made of" }
    override var introduction: String? { "The parts here, and in each room a family of widgets in all their states." }
    override var badge: String? { "Gallery" }
    override var sky: Sky { .cloudy }

    override func makeWidgets() -> [Controller] { [RoomsController(rooms: rooms)] + Leaves.all() }
}

/// The ways to the rooms.
private final class RoomsController: CardController {
    private let rooms: [(name: String, address: Link)]

    init(rooms: [GalleryRoomController]) {
        self.rooms = rooms.map { ($0.title, Link(path: [$0.identifier.name])) }
        super.init(identifier: "rooms")
    }

    override var width: CardWidth { .whole }
    override var foot: String? { "Served with --rehearse only" }

    override var matter: any Markup {
        ul(.class("asks")) {
            for room in rooms {
                li { h3 { a(.href(room.address)) { room.name } } }
            }
        }
    }
}
