public import Markup

extension Controller {
    /// Whether a visitor who looks now would see that something is still to come.
    public final var isWaiting: Bool {
        guard !isHidden else { return false }
        return phase == .loading || displayedChildren.contains { $0.isLoaded && $0.isWaiting }
    }

    /// How long the slowest source took of all that this fragment shows.
    public final var slowestFetch: Duration? {
        ([fetchTime] + displayedChildren.map(\.slowestFetch)).compactMap { $0 }.max()
    }

    /// This fragment, taken apart for a page that does not wait for all of it.
    public final func arrangement() -> Arrangement {
        var arrangement = Arrangement()
        arrange(into: &arrangement)
        return arrangement
    }

    /// The same for a container that has written something else for once.
    final func arrangement(of own: OwnMarkup) -> Arrangement {
        var arrangement = Arrangement()
        arrange(own, into: &arrangement)
        return arrangement
    }

    /// The widgets that fill the slots of an arrangement and have become ready since.
    public final func arrivals(among paths: [[Identifier]]) -> [Arrangement.Part] {
        paths.compactMap { path in
            guard let widget = top.descendant(at: path), !widget.isWaiting else { return nil }
            return Arrangement.Part(widget.fragment())
        }
    }

    /// What tells the visitor that a page has waited long enough for the widgets at these paths, where that is not clear.
    public final func apologies(to paths: [[Identifier]], after limit: Duration, retry: Link) -> [Arrangement.Part] {
        paths.compactMap { path in
            guard let widget = top.descendant(at: path), !widget.waitsQuietly else { return nil }
            return Arrangement.Part(
                path,
                inSlot: widget.elementID.description,
                OverdueView(of: widget, after: limit, retry: retry)
            )
        }
    }

    private final func arrange(into arrangement: inout Arrangement) {
        guard arrangesChildren, !isHidden else { return fillSlot(of: &arrangement) }
        arrange(ownMarkup(), into: &arrangement)
    }

    private final func arrange(_ own: OwnMarkup, into arrangement: inout Arrangement) {
        var start = 0
        for (position, child) in zip(own.markup.holes, own.places) {
            arrangement.append(own.markup.bytes[start..<position.offset])
            start = position.offset
            if let child, stillDisplays(child), child.isLoaded { child.arrange(into: &arrangement) }
        }
        arrangement.append(own.markup.bytes[start...])
    }

    private final func fillSlot(of arrangement: inout Arrangement) {
        let name = elementID
        guard isWaiting else {
            arrangement.append(SlotView(name: name, fallback: nil).rendered(reserving: 64).bytes[...])
            arrangement.parts.append(Arrangement.Part(fragment()))
            return
        }
        // The placeholder is the fallback of a slot that has no other, so it goes when the widget comes.
        let waiting = ElementID(stringLiteral: "\(name)-wait")
        arrangement.append(SlotView(name: name, fallback: waiting).rendered(reserving: 128).bytes[...])
        arrangement.parts.append(Arrangement.Part(path, inSlot: waiting.description, AnyElement(placeholder)))
    }
}

extension Arrangement {
    fileprivate mutating func append(_ run: ArraySlice<UInt8>) {
        if !run.isEmpty { layout.append(run) }
    }
}

/// The place of a widget in the layout.
private struct SlotView: Markup {
    let name: ElementID
    let fallback: ElementID?

    var content: some Markup {
        slot(.name(name)) {
            if let fallback { slot(.name(fallback)) {} }
        }
    }
}

/// Markup of whatever type, rendered before it is handed on.
private struct AnyElement: Markup {
    private let markup: RenderedMarkup

    init(_ element: any Markup) {
        markup = element.rendered(reserving: 512)
    }

    var content: some Markup { markup }
}
