public import Markup

/// A way from a page to another one.
public struct NavigationLink: Sendable {
    /// What the other page is called.
    public let title: String
    /// Where it is.
    public let address: Link
    /// Whether it is the page itself.
    public let isCurrent: Bool

    /// Describes a way.
    public init(_ title: String, to address: Link, isCurrent: Bool = false) {
        self.title = title
        self.address = address
        self.isCurrent = isCurrent
    }
}

/// The ways to all pages, the one on display marked.
struct NavigationLinks: Markup {
    let links: [NavigationLink]
    let words: BarWords

    var content: some Markup {
        nav(.class("screens"), .ariaLabel(words.screens)) {
            for link in links {
                a(.href(link.address), .when(link.isCurrent, .ariaCurrent(.page))) { link.title }
            }
        }
    }
}
