import Markup

/// The page on display, and the way back from it.
struct NavigationView: Markup {
    private let back: (action: Link, title: String)?
    private let top: Hole?

    init(of controller: NavigationController) {
        top = controller.displayedChildren.first?.slot
        back = controller.children.dropLast().last.map { (controller.address(of: "back"), $0.title) }
    }

    var content: some Markup {
        if let back {
            form(.class("back"), .method(.post), .action(back.action)) {
                button(.type(.submit)) { back.title }
            }
        }
        top
    }
}
