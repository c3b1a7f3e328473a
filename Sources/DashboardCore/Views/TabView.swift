import Markup

/// The names of the tabs, and the selected one.
struct TabView: Markup {
    private let action: Link
    private let tabs: [(title: String, name: String, isSelected: Bool)]
    private let selected: Hole?

    init(of controller: TabController) {
        action = controller.address(of: "select")
        tabs = controller.children.map { ($0.title, $0.identifier.name, $0 === controller.selected) }
        selected = controller.selected?.slot
    }

    var content: some Markup {
        form(.class("tab-names"), .part("tab-names"), .method(.post), .action(action)) {
            for tab in tabs {
                button(
                    .part("plain"),
                    .type(.submit),
                    .name("tab"),
                    .value(tab.name),
                    .when(tab.isSelected, .ariaCurrent(.true))
                ) {
                    tab.title
                }
            }
        }
        selected
    }
}
