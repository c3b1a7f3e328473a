package import FoundationEssentials
import Markup

/// A card that shows some of the weather at one place.
package class WeatherCardController: FetchedCardController<Forecast> {
    private let provider: any WeatherProvider

    package init(provider: any WeatherProvider, clock: @escaping @Sendable () -> Date) {
        self.provider = provider
        super.init(clock: clock) { try await provider.forecast() }
    }

    package override var source: String? { provider.name }
    package override var foot: String? { loaded.value?.attribution ?? super.foot }
    package override var height: CardHeight { .middle }

    /// Where the file of icons is, for drawings.
    final var icons: Link? { traits.icons }
}
