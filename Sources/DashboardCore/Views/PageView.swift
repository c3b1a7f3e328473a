import Markup

/// The page on display, between the ways back and on.
struct PageView: Markup {
    private let previous: Link
    private let next: Link
    private let current: Hole?

    init(of controller: PageController) {
        previous = controller.address(of: "previous")
        next = controller.address(of: "next")
        current = controller.current?.slot
    }

    var content: some Markup {
        current
        form(.class("turn"), .part("turn"), .method(.post), .action(previous)) {
            button(.part("plain"), .type(.submit)) { "Previous" }
            button(.part("plain"), .type(.submit), .formAction(next)) { "Next" }
        }
    }
}
