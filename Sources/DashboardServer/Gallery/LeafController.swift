import DashboardCore
import Markup

/// A part of the design system that is no widget, on light and on dark paper.
final class LeafController: Controller {
    /// Draws it; ids of its parts are made from the first, and icons are in the second.
    typealias Drawing = (ElementID, Link?) -> any Markup

    private let name: String
    private let width: PaneController.Width
    private let draw: Drawing

    init(_ identifier: Identifier, _ name: String, _ width: PaneController.Width, draw: @escaping Drawing) {
        self.name = name
        self.width = width
        self.draw = draw
        super.init(identifier: identifier)
    }

    override var title: String { name }
    override var allowsHiding: Bool { false }

    override var root: FragmentRoot {
        FragmentRoot(.section, classes: "showcase c12", labelledBy: elementID(for: "title"))
    }

    override var content: any Markup {
        LeafView(
            title: title,
            titleID: elementID(for: "title"),
            width: width,
            panes: PaneController.Theme.allCases.map { theme in
                (theme, draw(elementID(for: theme == .light ? "light" : "dark"), traits.icons).rendered())
            }
        )
    }
}

/// A heading, and the same twice.
private struct LeafView: Markup {
    let title: String
    let titleID: ElementID
    let width: PaneController.Width
    let panes: [(theme: PaneController.Theme, drawing: RenderedMarkup)]

    var content: some Markup {
        h2(.id(titleID)) { title }
        div(.class("panes")) {
            for pane in panes {
                div(.class("exhibit \(width)")) {
                    p(.class("small soft")) { "\(pane.theme)".capitalizedFirst }
                    div(.class("pane"), .data("theme", pane.theme.rawValue)) { pane.drawing }
                }
            }
        }
    }
}

extension String {
    /// For the beginning of a caption.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
