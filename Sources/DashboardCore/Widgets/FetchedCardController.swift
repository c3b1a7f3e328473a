public import FoundationEssentials
public import Markup

/// A card whose matter has to be fetched: it waits, fails, grows old and tries again by itself.
///
/// ```swift
/// final class TideController: FetchedCardController<Tide> {
///     override func matter(of tide: Tide) -> any Markup { p { "High water at \(tide.high)." } }
/// }
///
/// let card = TideController(clock: Date.init) { try await harbour.tide() }
/// ```
open class FetchedCardController<Value: Sendable>: CardController {
    /// What has come so far.
    public private(set) final var loaded = Loaded<Value>()

    /// How long the source took to give it.
    public final override var fetchTime: Duration? { lastFetch }

    private var lastFetch: Duration?
    private let now: @Sendable () -> Date
    private var ask: @Sendable (Recency) async throws -> Dated<Value>

    /// Makes a card that knows how to get its matter, and what time it is when that comes.
    public init(
        identifier: Identifier? = nil,
        clock now: @escaping @Sendable () -> Date,
        fetch: @escaping @Sendable () async throws -> Value
    ) {
        self.now = now
        ask = { _ in Dated(try await fetch(), at: now()) }
        super.init(identifier: identifier)
    }

    /// Makes a card that knows whom to ask for its matter, which may be as old as the answer says.
    ///
    /// ``CachedSource/answer(_:)`` is made for this: many cards that ask it are one who asks.
    public init(
        identifier: Identifier? = nil,
        clock now: @escaping @Sendable () -> Date,
        asking ask: @escaping @Sendable (Recency) async throws -> Dated<Value>
    ) {
        self.now = now
        self.ask = ask
        super.init(identifier: identifier)
    }

    /// What is between head and foot once the value is here.
    open func matter(of value: Value) -> any Markup { EmptyMarkup() }

    /// The value for programs.
    open func model(of value: Value) -> JSON? { nil }

    /// The value in words.
    open func words(of value: Value) -> String? { nil }

    /// What is drawn of the value, as a table.
    open func table(of value: Value) -> TableTwin? { nil }

    /// How long a value is good for.
    open var lifetime: Duration { .seconds(600) }

    /// How long to wait after a failure before trying again.
    open var patience: Duration { .seconds(30) }

    /// Says that what is shown is good no longer, and gets it anew.
    public final func refresh() { get(.new) }

    /// Forgets everything, and gets the value as if for the first time.
    public final func startOver() {
        cancelLoads()
        loaded = Loaded()
        get(.kept)
    }

    /// Forgets everything, and gets something else from now on.
    public final func startOver(fetching fetch: @escaping @Sendable () async throws -> Value) {
        ask = { [now] _ in Dated(try await fetch(), at: now()) }
        startOver()
    }

    /// Forgets everything, and asks somebody else from now on: at once if somebody looks, or else when somebody comes.
    package final func startOver(asking ask: @escaping @Sendable (Recency) async throws -> Dated<Value>) {
        self.ask = ask
        cancelLoads()
        loaded = Loaded()
        setNeedsRender()
        if appearance.isLive { get(.kept) }
    }

    // MARK: - What follows from that

    /// Gets the value when somebody comes to look and there is none that is good.
    open override func willAppear() {
        let age = loaded.age(at: now()) ?? .infinity
        if loaded.failure != nil || age >= Double(lifetime.components.seconds) { get(.kept) }
    }

    /// What the bones take that stand there first.
    open override var height: CardHeight { .short }
    /// What can be said of the value.
    open override var phase: Phase { loaded.phase }
    /// Why the last attempt failed, if it did.
    open override var failure: (any Error)? { loaded.failure }
    /// When the value came.
    open override var asOf: Date? { loaded.date }
    /// A minute, unless the value lives longer or shorter.
    open override var pace: Duration? { min(lifetime, .seconds(60)) }
    /// Whom we ask, or that nobody was asked.
    open override var foot: String? {
        if case .unauthorised = (loaded.failure as? SourceFailure)?.kind {
            return traits.words.frame.trouble.nothingFetched
        }
        return super.foot?.capitalizingFirst
    }
    /// The value for programs, if it is here.
    open override var model: JSON? { loaded.value.flatMap { model(of: $0) } }
    /// What is drawn of the value as a table, if it is here.
    open override var table: TableTwin? { loaded.value.flatMap { table(of: $0) } }
    /// Answers `refresh`.
    open override var actions: [String] { ["refresh"] }
    /// Gets the value anew.
    open override func didReceive(_ action: Action) { refresh() }

    /// The value in words, or what is the matter with it.
    open override var words: String? {
        switch phase {
        case .loading: waitingLabel + traits.words.frame.card.fullStop
        case .failed: traits.words.frame.card.remark(title, apology)
        case .ready, .stale: loaded.value.flatMap { words(of: $0) }
        }
    }

    /// A card, which says when there is something wrong with it.
    open override var classes: String {
        switch phase {
        case .loading, .ready: super.classes
        case .stale: super.classes + " stale"
        case .failed: super.classes + " failed"
        }
    }

    /// The matter, or what is the matter with it.
    open override var matter: any Markup {
        let value = loaded.value.map { matter(of: $0).rendered() }
        return FetchedMatter(
            value: value,
            phase: phase,
            age: loaded.age(at: now()),
            failure: FailureView(
                failure: failure as? SourceFailure,
                apology: apology,
                pause: pause,
                refresh: address(of: "refresh"),
                icons: traits.icons,
                words: traits.words.frame
            ),
            spinners: loads.compactMap(\.spinner?.slot)
        )
    }

    /// None for what is fetched again while there is something to show.
    open override func makeSpinner(for load: Load) -> Controller? {
        guard loaded.value == nil else { return nil }
        return LoadingController(identifier: Identifier("loading-" + load.name), label: waitingLabel)
    }

    private final func get(_ recency: Recency) {
        guard !isLoading else { return }
        setNeedsRender()
        let timed = { @Sendable [ask] () async throws -> (Dated<Value>, Duration) in
            let start = ContinuousClock.now
            return (try await ask(recency), start.duration(to: .now))
        }
        load("fetch", timed) { [unowned self] result in
            lastFetch = (try? result.get())?.1
            loaded.take(result.map(\.0.value), at: (try? result.get())?.0.date ?? now())
            if let trouble = (try? result.get())?.0.trouble { loaded.take(.failure(trouble), at: now()) }
            setNeedsRender()
            whileOnScreen(after: timeToWait) { [unowned self] in get(.kept) }
        }
    }

    /// Until the value that is here is good no longer, which may be soon if it was not young when it came.
    private final var timeToWait: Duration {
        guard loaded.failure == nil, let age = loaded.age(at: now()) else { return pause }
        return max(lifetime - .seconds(age), patience)
    }

    private final var apology: String {
        (loaded.failure as? SourceFailure)?.explanation(in: traits.language) ?? traits.words.frame.trouble.unusable
    }

    /// How long to wait before trying again; as long as the source wants, if that is longer.
    private final var pause: Duration {
        guard case .busy(let seconds?) = (loaded.failure as? SourceFailure)?.kind else { return patience }
        return max(patience, .seconds(seconds))
    }
}
