import DashboardCore
import FoundationEssentials

/// The pages that show every widget in every state: an entrance, and a room for each family.
struct Gallery {
    /// A page of the gallery, by its name in its address.
    struct Room: Sendable {
        let name: Identifier
        let title: String
        /// Makes what is shown there when somebody comes to see it.
        let exhibits: @Sendable () -> [Controller]
    }

    /// What the entrance and the rooms are called, in their order.
    static let names: [Identifier] = [
        "gallery", "gallery-today", "gallery-weather", "gallery-body", "gallery-stories", "gallery-house",
        "gallery-charts", "gallery-icons",
    ]

    let clock: WallClock
    let facts: ServerFacts

    /// Makes all of it available by name.
    func register(in screens: inout ControllerRegistry<ScreenController>) {
        let rooms = rooms
        screens.register(GalleryController.self) { GalleryController(rooms: rooms) }
        for room in rooms {
            screens.register(room.name) { GalleryRoomController(room) }
        }
    }

    private var rooms: [Room] {
        let (clock, facts) = (clock, facts)
        let now: @Sendable () -> Date = { clock.now() }
        let show = { @Sendable (showcases: [Showcase]) in showcases.map { ShowcaseController($0, clock: now) } }
        return [
            Room(name: "gallery-today", title: "Today") { show(Showcase.today) },
            Room(name: "gallery-weather", title: "Weather") { show(Showcase.weather) },
            Room(name: "gallery-body", title: "Body") { show(Showcase.body) },
            Room(name: "gallery-stories", title: "Stories") { show(Showcase.stories) },
            Room(name: "gallery-house", title: "House and wall") {
                show(Showcase.house(clock, facts) + Showcase.wall)
            },
            Room(name: "gallery-charts", title: "Charts") { ChartLeaves.all() },
            Room(name: "gallery-icons", title: "Drawings of the weather") {
                [LeafController("weathers", "By day and by night", .wide) { _, icons in WeatherIconLeaf(icons: icons) }]
            },
        ]
    }
}
