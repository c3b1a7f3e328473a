package import FoundationEssentials

/// The weather of a provider who is asked once for everybody.
package struct SharedWeather: WeatherProvider {
    package let name: String
    /// Where forecasts come from, for whoever wants to know how old they are.
    package let forecasts: CachedSource<Forecast>

    /// Shares a provider's forecasts for as long as they are good.
    package init(
        _ provider: any WeatherProvider,
        lifetime: Duration = .seconds(600),
        clock: @escaping @Sendable () -> Date
    ) {
        name = provider.name
        forecasts = CachedSource(lifetime: lifetime, clock: clock) { try await provider.forecast() }
    }

    package func forecast() async throws -> Forecast { try await forecasts.answer().value }
}
