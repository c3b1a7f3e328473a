import FoundationEssentials
package import Markup

/// One panel of a wall: a heading, one thing in huge type, and at the foot how old it is.
package class WallPanelController<Value: Sendable>: LocalCardController<Value> {
    private let usualClock: LocalClock
    private let bureau: (any WeatherBureau)?
    private let sourceName: String

    init(
        _ identifier: Identifier,
        from source: String,
        clock: LocalClock,
        watching bureau: (any WeatherBureau)? = nil,
        asking ask: @escaping @Sendable (ChosenPlace?, Recency) async throws -> Dated<Value>
    ) {
        usualClock = clock
        sourceName = source
        self.bureau = bureau
        super.init(identifier: identifier, clock: clock.now, watching: bureau, asking: ask)
        restorationIdentifier = identifier.name
    }

    /// What time it is at the place that the wall is about, or else at the wall.
    final var clock: LocalClock { bureau?.post(at: chosenPlace).clock ?? usualClock }

    /// The sky behind the panel, if there is one.
    var sky: Sky? { nil }

    package override var source: String? { sourceName }
    package override var lifetime: Duration { .seconds(300) }
    /// Nobody stands before a wall to put something away.
    package override var allowsHiding: Bool { false }

    package override var foot: String? {
        asOf.map { "As of \(clock.time(of: $0).text), \(sourceName)" } ?? sourceName
    }

    package override var classes: String {
        let base = sky == nil ? "panel" : "panel sky"
        return phase == .stale || phase == .failed ? "\(base) \(phase.rawValue)" : base
    }

    package override var root: FragmentRoot {
        FragmentRoot(
            .section,
            classes: classes,
            labelledBy: elementID(for: "title"),
            data: sky.map { ("sky", $0.rawValue) }
        )
    }

    package override var content: any Markup {
        WallPanelView(title: title, titleID: elementID(for: "title"), matter: matter.rendered(), foot: foot)
    }

    package override var placeholder: any Markup {
        CardPlaceholder(title: title, classes: "panel", label: waitingLabel)
    }
}
