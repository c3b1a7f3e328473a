import Markup

/// What is inside a panel of a wall.
struct WallPanelView: Markup {
    let title: String
    let titleID: ElementID
    let matter: RenderedMarkup
    let foot: String?

    var content: some Markup {
        h2(.id(titleID)) { title }
        matter
        if let foot { p(.class("asof soft")) { foot } }
    }
}
