import Markup

/// The top of a card: its title, a note beside it, and the button that puts it away.
struct CardHead: Markup {
    let title: String
    let id: ElementID
    let side: String?
    let hideButton: HideButton?

    var content: some Markup {
        div(.class("head")) {
            h2(.id(id)) { title }
            if let side { span(.class("side")) { side } }
            hideButton
        }
    }
}

/// A button that puts a widget away; a form, so that it works without scripts.
struct HideButton: Markup {
    let label: String
    let action: Link
    let widget: ElementID
    let icons: Link?

    init(of controller: Controller) {
        label = controller.traits.words.frame.card.hide(controller.title)
        action = controller.address(of: "hide")
        widget = controller.elementID
        icons = controller.traits.icons
    }

    var content: some Markup {
        form(.class("hide"), .method(.post), .action(action)) {
            button(.type(.submit), .ariaExpanded(true), .ariaControls(widget)) {
                Icon(.hide, from: icons, size: .twenty)
                span(.class("words")) { label }
            }
        }
    }
}

/// What is seen of a card while nothing is known: its head, bones, and what is being waited for.
struct CardPlaceholder: Markup {
    let title: String
    let classes: String
    let label: String

    var content: some Markup {
        section(.class(classes), .ariaBusy(true), .ariaLabel(title)) {
            div(.class("head")) { h2 { title } }
            Bones()
            WaitingView(label: label)
        }
    }
}

/// Three pale bars where lines of text will be.
struct Bones: Markup {
    var content: some Markup {
        div(.class("bones"), .ariaHidden(true)) {
            i {}
            i {}
            i {}
        }
    }
}
