package import FoundationEssentials

/// The weather of a provider who is asked once for everybody.
package struct SharedWeather: WeatherProvider {
    package let name: String
    /// Where forecasts come from, for whoever wants to know how old they are.
    package let forecasts: CachedSource<Forecast>
    /// How long what has been said is good for.
    package let lifetime: Duration
    /// Whether nobody has ever measured any of it.
    package let isSample: Bool

    /// Shares a provider's forecasts for as long as they are good.
    package init(
        _ provider: any WeatherProvider,
        lifetime: Duration = .seconds(600),
        clock: @escaping @Sendable () -> Date
    ) {
        name = provider.name
        self.lifetime = lifetime
        isSample = true
        forecasts = CachedSource(lifetime: lifetime, clock: clock) { try await provider.forecast() }
    }

    /// Shares what comes from somewhere out there, and is told anew each minute because the hour moves on.
    package init(
        from name: String,
        lifetime: Duration = .seconds(60),
        clock: @escaping @Sendable () -> Date,
        asking: @escaping @Sendable () async throws -> Dated<Forecast>
    ) {
        self.name = name
        self.lifetime = lifetime
        isSample = false
        forecasts = CachedSource(lifetime: lifetime, clock: clock, asking: asking)
    }

    package func forecast() async throws -> Forecast { try await forecasts.answer().value }
}
