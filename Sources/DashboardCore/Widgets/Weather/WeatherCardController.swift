package import FoundationEssentials
import Markup

/// A card that shows some of the weather at one place.
package class WeatherCardController: LocalCardController<Forecast> {
    private let provider: any WeatherBureau

    package init(provider: any WeatherBureau, clock: @escaping @Sendable () -> Date) {
        self.provider = provider
        super.init(clock: clock, watching: provider) { place, recency in
            try await provider.post(at: place).weather.forecasts.answer(recency)
        }
    }

    package override var source: String? { provider.name }
    package override var foot: String? { loaded.value?.attribution ?? super.foot }
    package override var height: CardHeight { .middle }
    package override var credit: Credit? { loaded.value?.credit }
    package override var lifetime: Duration { provider.lifetime }

    /// Where the file of icons is, for drawings.
    final var icons: Link? { traits.icons }
}
