import Markup

/// What a card says that has nothing to show yet: what is missing, and what will fill it.
struct EmptyState: Markup {
    let icon: Icon.Name
    let icons: Link?
    let title: String
    let words: String
    /// Where one goes from here, and what that is called.
    var way: (address: Link, name: String)?

    var content: some Markup {
        div(.class("state")) {
            span(.class("ico")) { Icon(icon, from: icons, size: .twentyFour) }
            h3 { title }
            p(.class("soft")) { words }
            if let way { p { a(.href(way.address)) { way.name } } }
        }
    }
}
