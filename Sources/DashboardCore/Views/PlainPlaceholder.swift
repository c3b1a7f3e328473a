import Markup

/// What stands in the place of a controller that says nothing else about its loading.
struct PlainPlaceholder: Markup {
    private let classes: String?
    private let label: String

    init(of controller: Controller) {
        classes = controller.root.classes
        label = controller.traits.words.frame.card.loading(controller.title)
    }

    var content: some Markup {
        div(.given(classes) { .class($0) }, .ariaBusy(true)) {
            WaitingView(label: label)
        }
    }
}

/// A line that says what is being waited for, and a circle that a stylesheet turns.
struct WaitingView: Markup {
    let label: String

    var content: some Markup {
        p(.class("wait"), .role(.status)) {
            span(.class("spin"), .ariaHidden(true))
            span { label }
        }
    }
}
