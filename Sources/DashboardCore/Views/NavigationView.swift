import Markup

/// The page on display, and the way back from it.
struct NavigationView: Markup {
    private let back: (action: Link, label: String)?
    private let landing: ReturnField
    private let top: Hole?

    init(of controller: NavigationController) {
        top = controller.displayedChildren.first?.slot
        landing = ReturnField(to: controller.elementID, on: controller.traits.page)
        let label = controller.traits.words.frame.bar.backTo
        back = controller.children.dropLast().last.map { (controller.address(of: "back"), label($0.title)) }
    }

    var content: some Markup {
        if let back {
            form(.class("back"), .part("back"), .method(.post), .action(back.action)) {
                landing
                button(.part("plain"), .type(.submit)) { back.label }
            }
        }
        top
    }
}
