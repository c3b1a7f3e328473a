public import Markup

extension Controller {
    /// Says that this controller would write something else now.
    ///
    /// It costs as much as the controller is deep in the tree, and no more until somebody asks for the fragment.
    public final func setNeedsRender() {
        fragmentCache.own = nil
        setNeedsComposition()
    }

    /// The `id` of the fragment's root element: the path, joined by underscores, which no identifier can contain.
    ///
    /// A root has no path; an underscore before its own name keeps it apart from its children.
    public final var elementID: ElementID {
        if let elementID = fragmentCache.elementID { return elementID }
        let path = path
        let name = path.isEmpty ? "_" + identifier.name : path.map(\.name).joined(separator: "_")
        let elementID = ElementID(stringLiteral: name)
        fragmentCache.elementID = elementID
        return elementID
    }

    /// An `id` for a part of this fragment that no other fragment can have.
    public final func elementID(for part: Identifier) -> ElementID {
        ElementID(stringLiteral: "\(elementID)--\(part)")
    }

    /// The place of this controller in its parent's markup.
    public final var slot: Hole { Hole(identifier.name) }

    /// Where an action of that name is sent, with the paths of the server in mind.
    public final func address(of action: String) -> Link {
        Link(path: ["fragments"] + path.map(\.name) + [action])
    }

    /// Where programs find what it shows.
    package final var modelAddress: Link {
        var segments = ["fragments"] + path.map(\.name)
        segments[segments.count - 1] += ".json"
        return Link(path: segments)
    }

    /// The bytes as they are now, written anew only where something has changed.
    public final func fragment() -> Fragment {
        if let whole = fragmentCache.whole { return whole }
        visits += 1
        let whole = compose(ownMarkup())
        fragmentCache.whole = whole
        return whole
    }

    /// What this controller has written, with the fragments of those who have a place in it.
    final func compose(_ own: OwnMarkup) -> Fragment {
        let parts = own.places.map { child in
            child.flatMap { stillDisplays($0) && $0.isLoaded ? $0.fragment() : nil }
        }
        return Fragment(path: path, elementID: elementID, own: own, parts: parts)
    }

    /// Drops what was written under another path.
    final func forgetFragments() {
        fragmentCache.own = nil
        fragmentCache.whole = nil
        fragmentCache.elementID = nil
        for child in children { child.forgetFragments() }
    }

    /// Has this fragment, and all that it is part of, put together anew.
    final func setNeedsComposition() {
        fragmentCache.whole = nil
        var node = parent
        while let current = node, current.fragmentCache.whole != nil {
            current.fragmentCache.whole = nil
            node = current.parent
        }
    }

    /// What this controller has written itself, written anew if something about it has changed.
    final func ownMarkup() -> OwnMarkup {
        if let own = fragmentCache.own { return own }
        let own = OwnMarkup(isHidden ? element(EmptyMarkup()) : element(withSpinners(content)), of: self)
        fragmentCache.own = own
        fragmentCache.size = own.markup.bytes.count
        return own
    }

    /// The root element, with that inside.
    final func element(_ inside: some Markup) -> RenderedMarkup {
        FragmentElement(
            root: root,
            id: elementID,
            isHidden: isHidden,
            isArrangement: arrangesChildren,
            pace: pace,
            language: traits.language == inheritedTraits.language ? nil : traits.language,
            inside: inside
        )
        .rendered(reserving: fragmentCache.size)
    }

    /// The content, and after it the spinners that it has given no place.
    private final func withSpinners(_ content: some Markup) -> RenderedMarkup {
        let inside = content.rendered(reserving: fragmentCache.size)
        let spinners = loads.compactMap(\.spinner?.slot).filter { slot in
            !inside.holes.contains { $0.hole == slot }
        }
        return spinners.isEmpty ? inside : Pair(inside, spinners).rendered(reserving: inside.bytes.count)
    }
}
