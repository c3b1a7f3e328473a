package import FoundationEssentials

/// A card whose matter is that of the place which whoever looks has chosen.
///
/// When that is another one, everything that was known is forgotten, so that nothing is ever shown under another's name.
package class LocalCardController<Value: Sendable>: FetchedCardController<Value> {
    private let askAbout: @Sendable (ChosenPlace?, Recency) async throws -> Dated<Value>
    private let bureau: (any WeatherBureau)?
    // Whom everything is about that is known or asked for.
    private var followed: ChosenPlace?
    // What is known is kept fresh as long as the card is on screen.
    private var watch: (any WeatherPost.Watch)?

    /// Makes a card that knows whom to ask about a place, and who keeps what is known of it fresh meanwhile.
    package init(
        identifier: Identifier? = nil,
        clock now: @escaping @Sendable () -> Date,
        watching bureau: (any WeatherBureau)? = nil,
        asking ask: @escaping @Sendable (ChosenPlace?, Recency) async throws -> Dated<Value>
    ) {
        askAbout = ask
        self.bureau = bureau
        super.init(identifier: identifier, clock: now) { try await ask(nil, $0) }
    }

    /// The place; nothing where it is the first one of the house.
    final var chosenPlace: ChosenPlace? { traits.place }

    /// Whether another place means another matter.
    var isAboutPlace: Bool { true }

    package override func willAppear() {
        // A newcomer is told nothing of its surroundings, so it looks.
        follow()
        super.willAppear()
        keepWatch()
    }

    package override func didDisappear() {
        watch = nil
    }

    override func didPassOnTraits(insteadOf old: Traits) {
        super.didPassOnTraits(insteadOf: old)
        follow()
    }

    private func follow() {
        let place = chosenPlace
        guard isAboutPlace, place != followed else { return }
        followed = place
        startOver { [askAbout] in try await askAbout(place, $0) }
        if watch != nil { keepWatch() }
    }

    private func keepWatch() {
        // The new one before the old one is let go: where both are the same there is somebody who looks all the time.
        watch = bureau?.post(at: followed).keepFresh()
    }
}
