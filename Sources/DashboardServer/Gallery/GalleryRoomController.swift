import DashboardCore

/// A page of the gallery.
final class GalleryRoomController: ScreenController {
    private let name: String
    private let exhibits: @Sendable () -> [Controller]

    /// Describes a room, whose exhibits are made when somebody comes to see them.
    init(_ identifier: Identifier, _ name: String, exhibits: @escaping @Sendable () -> [Controller]) {
        self.name = name
        self.exhibits = exhibits
        super.init(identifier: identifier)
    }

    override var title: String { name }
    override var headline: String { "Gallery: \(name)" }
    override var introduction: String? {
        "Every widget in every state, in light and dark. Nothing here is real but the widgets."
    }
    override var badge: String? { "Gallery" }
    override var sky: Sky { .cloudy }
    override var isListed: Bool { false }

    override func makeWidgets() -> [Controller] { exhibits() }
}
