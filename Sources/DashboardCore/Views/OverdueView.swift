import Markup

/// What a page says at last in the place of a widget that it does not wait for any longer.
struct OverdueView: Markup {
    private let id: ElementID
    private let classes: String
    private let pace: Duration?
    private let title: String
    private let seconds: Int
    private let retry: Link
    private let words: TroubleWords

    init(of controller: Controller, after limit: Duration, retry: Link) {
        id = controller.elementID
        classes = controller.root.classes.map { $0 + " overdue" } ?? "overdue"
        pace = controller.pace
        title = controller.title
        seconds = Int(limit.components.seconds)
        self.retry = retry
        words = controller.traits.words.frame.trouble
    }

    var content: some Markup {
        section(
            .id(id),
            .class(classes),
            .ariaLabel(title),
            .given(pace) { .data("pace", max(1, Int($0.components.seconds))) }
        ) {
            div(.class("head")) { h2 { title } }
            div(.class("notice")) {
                p { words.overdue(seconds) }
                p { a(.href(retry)) { words.lookAgain } }
            }
        }
    }
}
