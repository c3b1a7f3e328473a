public import Markup

/// A view shows some of the screen's children and leaves the others out of the page; the tree is the same in all of them.
///
/// So no request for a page changes anything, two windows may show two views at the same time, and a child that is not
/// in one view is found in the next as it was. What a view adds to the children is a few links, written anew for each look.
extension ScreenController {
    /// The view of that name; nil if there is none.
    public final func view(named name: String) -> Aspect? { views.first { $0.name.name == name } }

    /// The bytes of the screen in a view; nil for the one that its plain address shows.
    public final func fragment(in view: Aspect?) -> Fragment {
        isUsual(view) ? fragment() : compose(own(in: view))
    }

    /// The screen in a view, taken apart for a page that does not wait for all of it.
    public final func arrangement(in view: Aspect?) -> Arrangement { arrangement(of: own(in: view)) }

    /// Whether a visitor who looks at a view now would see that something is still to come.
    public final func isWaiting(in view: Aspect?) -> Bool {
        shown(in: view).contains { $0.isLoaded && $0.isWaiting }
    }

    /// How long the slowest source took of all that a view shows.
    public final func slowestFetch(in view: Aspect?) -> Duration? { shown(in: view).compactMap(\.slowestFetch).max() }

    /// What the screen writes in a view: its children, and below the sky the ways to the other views.
    final func content(in view: Aspect?) -> any Markup {
        let children = shown(in: view)
        guard !views.isEmpty else { return children.map(\.slot) }
        let others = children.filter { $0 !== hero }
        return Pair(
            hero?.slot,
            Pair(AspectSwitch(links: ways(from: view), words: traits.words.frame.bar), others.map(\.slot))
        )
    }

    private final func own(in view: Aspect?) -> OwnMarkup {
        isUsual(view) ? ownMarkup() : OwnMarkup(element(content(in: view)), of: self)
    }

    private final func shown(in view: Aspect?) -> [Controller] {
        guard let view = view ?? views.first else { return displayedChildren }
        return displayedChildren.filter { $0 === hero || shows($0, in: view) }
    }

    private final func ways(from view: Aspect?) -> [NavigationLink] {
        guard let page = traits.page else { return [] }
        return views.map { other in
            NavigationLink(
                other.title,
                to: isUsual(other) ? page : other.address(on: page),
                isCurrent: other == (view ?? views.first)
            )
        }
    }

    private final func isUsual(_ view: Aspect?) -> Bool { view == nil || view == views.first }
}

extension Aspect {
    /// Where a page is in this view, unless it is the view that the plain address shows.
    public func address(on page: Link) -> Link { page.asking("view", name.name) }
}
