public import Markup

/// The names of the widgets that a visitor has put away, each of which brings its widget back.
public final class TrayController: Controller {
    /// Makes a tray for the controller that it becomes a child of.
    public init() {
        super.init(identifier: "tray")
    }

    /// A tray cannot be put away itself.
    public override var allowsHiding: Bool { false }
    /// Another window of the same visitor may put something into it.
    public override var pace: Duration? { .seconds(60) }
    /// A group with a name, unless it is empty.
    public override var root: FragmentRoot {
        hidden.isEmpty
            ? FragmentRoot(.div, classes: "tray")
            : FragmentRoot(.section, classes: "tray", label: traits.words.frame.card.hiddenWidgets)
    }

    /// A button for each widget, and nothing at all where none is hidden.
    public override var content: any Markup {
        hidden.isEmpty
            ? nil
            : TrayView(widgets: hidden.map(TrayView.Chip.init), icons: traits.icons, words: traits.words.frame.card)
    }

    private var hidden: [Controller] { parent.map { Self.hidden(in: $0) } ?? [] }

    /// What is hidden in a container, also in the containers that it arranges and that have no tray of their own.
    private static func hidden(in container: Controller) -> [Controller] {
        container.displayedChildren.flatMap { child in
            if child.isHidden { return child.allowsHiding ? [child] : [] }
            let isOurs = child.arrangesChildren && child.isLoaded && !child.children.contains { $0 is TrayController }
            return isOurs ? hidden(in: child) : []
        }
    }
}

/// What is in a tray that is not empty.
private struct TrayView: Markup {
    /// What stands for one widget.
    struct Chip {
        let title: String
        let action: Link
        let widget: ElementID

        init(of controller: Controller) {
            title = controller.title
            action = controller.address(of: "show")
            widget = controller.elementID
        }
    }

    let widgets: [Chip]
    let icons: Link?
    let words: CardWords

    var content: some Markup {
        h2 { words.hidden }
        ul {
            for chip in widgets {
                li {
                    form(.class("show"), .method(.post), .action(chip.action)) {
                        button(.class("chip"), .type(.submit), .ariaExpanded(false), .ariaControls(chip.widget)) {
                            Icon(.show, from: icons, size: .twenty)
                            if !words.show.before.isEmpty { span(.class("words")) { words.show.before } }
                            chip.title
                            if !words.show.after.isEmpty { span(.class("words")) { words.show.after } }
                        }
                    }
                }
            }
        }
    }
}
