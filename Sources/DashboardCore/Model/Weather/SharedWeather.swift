package import FoundationEssentials

/// The weather of a provider who is asked once for everybody, with the air and the warnings of the same place.
package struct SharedWeather: WeatherProvider {
    package let name: String
    /// How long what has been said is good for.
    package let lifetime: Duration
    /// Whether nobody has ever measured any of it.
    package let isSample: Bool
    /// The air of the place, if there is somebody to ask.
    package let air: SharedFeature<AirQuality>?
    /// The warnings for the place, if there is somebody to ask.
    package let alerts: SharedFeature<WeatherAlerts>?

    private let forecasts: CachedSource<Forecast>
    // Nothing for who calls the place as the provider does.
    private var placeName: String?

    /// Shares a provider's forecasts for as long as they are good.
    package init(
        _ provider: any WeatherProvider,
        lifetime: Duration = .seconds(600),
        clock: @escaping @Sendable () -> Date,
        air: SharedFeature<AirQuality>? = nil,
        alerts: SharedFeature<WeatherAlerts>? = nil
    ) {
        name = provider.name
        self.lifetime = lifetime
        isSample = true
        self.air = air
        self.alerts = alerts
        forecasts = CachedSource(lifetime: lifetime, clock: clock) { try await provider.forecast() }
    }

    /// Shares what comes from somewhere out there, and is told anew each minute because the hour moves on.
    package init(
        from name: String,
        lifetime: Duration = .seconds(60),
        clock: @escaping @Sendable () -> Date,
        air: SharedFeature<AirQuality>? = nil,
        alerts: SharedFeature<WeatherAlerts>? = nil,
        asking: @escaping @Sendable () async throws -> Dated<Forecast>
    ) {
        self.name = name
        self.lifetime = lifetime
        isSample = false
        self.air = air
        self.alerts = alerts
        forecasts = CachedSource(lifetime: lifetime, clock: clock, asking: asking)
    }

    /// The same weather, asked for as often as this, for somebody who calls the place by that name.
    package func called(_ name: String) -> SharedWeather {
        var weather = self
        weather.placeName = name
        return weather
    }

    package func forecast() async throws -> Forecast { try await forecast(.kept).value }

    /// The weather as it is now, for whoever wants to know how old the answer is.
    package func forecast(_ recency: Recency) async throws -> Dated<Forecast> {
        let answer = try await forecasts.answer(recency)
        return placeName.map { name in answer.map { $0.called(name) } } ?? answer
    }
}
