import DashboardCore

/// Every widget that a storyboard makes when nobody has chosen anything.
struct Catalogue {
    /// What can be said of a widget without looking at its data.
    struct Widget: Sendable {
        let path: String
        let title: String
        let kind: String
        let version: Int
        let data: JSON
        let formats: [Format]
        let actions: [String]
        let isContainer: Bool

        /// What its envelope is called in the description.
        var shape: String { isContainer ? "Container" : "\(kind)-\(version)" }
    }

    let widgets: [Widget]

    init(_ storyboard: Storyboard) {
        var widgets: [Widget] = []
        for screen in storyboard.listedNames {
            let root = ScreensController(storyboard, showing: screen)
            // Outside a session nothing is fetched: a load waits for somebody to appear.
            root.load()
            Self.collect(root.screen, into: &widgets)
        }
        self.widgets = widgets
    }

    private static func collect(_ controller: Controller?, into widgets: inout [Widget]) {
        guard let controller else { return }
        let type = type(of: controller)
        widgets.append(
            Widget(
                path: controller.pathText,
                title: controller.title,
                kind: controller.kind,
                version: type.modelVersion,
                data: type.modelShape,
                formats: controller.formats,
                actions: controller.offeredActions,
                isContainer: controller.arrangesChildren
            )
        )
        for child in controller.children where child.isLoaded { collect(child, into: &widgets) }
    }
}
