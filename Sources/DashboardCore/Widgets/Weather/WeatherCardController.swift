package import FoundationEssentials
import Markup

/// A card that shows some of the weather at one place.
package class WeatherCardController: LocalCardController<Forecast> {
    private let provider: any WeatherBureau

    package init(provider: any WeatherBureau, clock: @escaping @Sendable () -> Date) {
        self.provider = provider
        super.init(clock: clock, watching: provider) { place, recency in
            try await provider.post(at: place).weather.forecast(recency)
        }
    }

    package override var source: String? { provider.name }
    package override var foot: String? { loaded.value.map { told($0).attribution } ?? super.foot }
    package override var height: CardHeight { .middle }
    package override var credit: Credit? { loaded.value?.credit }
    package override var lifetime: Duration { provider.lifetime }

    /// A forecast for whoever looks.
    final func told(_ forecast: Forecast) -> ForecastTeller { ForecastTeller(forecast, traits.teller) }

    /// What is said of the weather to whoever looks.
    final var weatherWords: WeatherWords { traits.manner.words.weather }

    /// Where the file of icons is, for drawings.
    final var icons: Link? { traits.icons }
}
