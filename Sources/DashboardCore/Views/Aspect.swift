import Markup

/// One of several views of a screen, with an address of its own: the page's own, and `?view=` with the name.
public struct Aspect: Hashable, Sendable {
    /// What the address says.
    public let name: Identifier
    /// What people call it.
    public let title: String

    /// Names a view.
    public init(_ name: Identifier, _ title: String) {
        self.name = name
        self.title = title
    }

    /// Whether both have the same address, in whatever language they are called.
    public static func == (one: Aspect, other: Aspect) -> Bool { one.name == other.name }

    /// Puts the address into a hash, and not what it is called.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The ways to all views of a screen, the one on display marked.
struct AspectSwitch: Markup {
    let links: [NavigationLink]
    let words: BarWords

    var content: some Markup {
        // Sent in pieces, it stands in the shadow tree, where the page's stylesheet reaches it by its parts.
        nav(.class("seg"), .part("seg"), .ariaLabel(words.views)) {
            for link in links {
                a(
                    .part(link.isCurrent ? "choice chosen" : "choice"),
                    .href(link.address),
                    .when(link.isCurrent, .ariaCurrent(.true))
                ) { link.title }
            }
        }
    }
}
