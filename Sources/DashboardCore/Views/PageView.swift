import Markup

/// The page on display, between the ways back and on.
struct PageView: Markup {
    private let previous: Link
    private let next: Link
    private let names: (previous: String, next: String)
    private let isFirst: Bool
    private let isLast: Bool
    private let current: Hole?

    init(of controller: PageController) {
        previous = controller.address(of: "previous")
        next = controller.address(of: "next")
        names = controller.turnNames
        isFirst = controller.isFirst
        isLast = controller.isLast
        current = controller.current?.slot
    }

    var content: some Markup {
        current
        form(.class("turn"), .part("turn"), .method(.post), .action(previous)) {
            button(.part("plain"), .type(.submit), .when(isFirst, .disabled)) { names.previous }
            button(.part("plain"), .type(.submit), .formAction(next), .when(isLast, .disabled)) { names.next }
        }
    }
}
