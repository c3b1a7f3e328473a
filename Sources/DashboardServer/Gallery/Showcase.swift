import DashboardCore

/// A widget that the gallery shows, and the states that it can have.
struct Showcase: Sendable {
    let name: Identifier
    let title: String
    let states: [GalleryState]
    /// What its source is called when it fails.
    let source: String
    /// Whether it is dark whatever the system prefers.
    let isAlwaysDark: Bool
    /// Makes the widget anew for each place where it is shown.
    let make: @Sendable (GalleryScene) -> Controller

    init(
        _ name: Identifier,
        _ title: String,
        _ states: [GalleryState],
        source: String = "the sample source",
        isAlwaysDark: Bool = false,
        make: @escaping @Sendable (GalleryScene) -> Controller
    ) {
        self.name = name
        self.title = title
        self.states = states
        self.source = source
        self.isAlwaysDark = isAlwaysDark
        self.make = make
    }
}
