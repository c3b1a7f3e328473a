import DashboardCore

/// A page of the gallery.
final class GalleryRoomController: ScreenController {
    private let room: Gallery.Room

    init(_ room: Gallery.Room) {
        self.room = room
        super.init(identifier: room.name)
        traitOverrides.language = .english
    }

    override var title: String { room.title }
    override var headline: String { "Gallery: \(room.title)" }
    override var introduction: String? {
        "Every widget in every state, in light and dark. Nothing here is real but the widgets."
    }
    override var badge: String? { "Gallery" }
    override var sky: Sky { .cloudy }
    override var isListed: Bool { false }

    override func makeWidgets() -> [Controller] { room.exhibits() }
}
