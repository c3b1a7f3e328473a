package import DashboardCore
package import Fetching
package import FoundationEssentials

/// Asks services about one place, for each thing in the order of preference, until one has something to say of the present.
///
/// The forecast, the air and the warnings each have their own order and their own failures: what one source owes costs the
/// others nothing.
///
/// ```swift
/// let desk = WeatherDesk(site, asking: [openMeteo, pirateWeather], ofAir: [air], through: courier, clock: clock.now)
/// let weather = desk.shared
/// ```
package struct WeatherDesk: Sendable {
    private let forecasts: FeatureDesk<Forecast>
    private let airs: FeatureDesk<AirQuality>?
    private let warnings: FeatureDesk<WeatherAlerts>?
    private let now: @Sendable () -> Date

    /// Describes whom to ask; nobody is asked before somebody wants to know.
    ///
    /// Who foretells weather and passes on warnings, too, is asked for both with one question.
    package init(
        _ site: WeatherSite,
        asking services: [any WeatherService],
        ofAir airServices: [any AirService] = [],
        through courier: Courier,
        clock now: @escaping @Sendable () -> Date
    ) {
        let forecasts = FeatureDesk(
            asking: services.map { service in
                Informant(service) { (body, fetched, moment) throws(SourceFailure) -> Forecast? in
                    try service.outlook(from: body, asOf: fetched).forecast(for: site, at: moment)
                }
            },
            through: courier,
            clock: now
        )
        guard let forecasts else { preconditionFailure("weather is asked of somebody") }
        self.forecasts = forecasts
        airs = FeatureDesk(
            asking: airServices.map { service in
                Informant(service) { (body, fetched, moment) throws(SourceFailure) -> AirQuality? in
                    try service.air(from: body, asOf: fetched, at: moment)
                }
            },
            through: courier,
            clock: now
        )
        warnings = FeatureDesk(
            asking: services.compactMap { $0 as? any WeatherService & AlertService }.map { service in
                Informant(service) { (body, fetched, moment) throws(SourceFailure) -> WeatherAlerts? in
                    // Who cannot even foretell is not believed to know of no warning.
                    _ = try service.outlook(from: body, asOf: fetched)
                    return try service.alerts(from: body, asOf: fetched, at: moment)
                }
            },
            through: courier,
            clock: now
        )
        self.now = now
    }

    /// All who may be asked for a forecast.
    package var name: String { forecasts.name }

    /// The forecast for the present, of the first who has a fresh one; or else the youngest that is kept, with the reasons.
    package func forecast() async throws -> Dated<Forecast> { try await forecasts.answer() }

    /// The air of the present hour in the same way; nothing where nobody is asked for it.
    package func air() async throws -> Dated<AirQuality>? { try await airs?.answer() }

    /// The warnings of the present in the same way; nothing where nobody is asked for them.
    package func alerts() async throws -> Dated<WeatherAlerts>? { try await warnings?.answer() }

    /// Has the forecast of whoever gives it kept fresh for as long as the result is held.
    package func keepFresh() -> Watch { forecasts.keepFresh() }

    /// All of it, for whoever wants to know.
    package var shared: SharedWeather {
        SharedWeather(
            from: name,
            clock: now,
            air: airs.map { desk in SharedFeature(from: desk.name, clock: now) { try await desk.answer() } },
            alerts: warnings.map { desk in SharedFeature(from: desk.name, clock: now) { try await desk.answer() } },
            asking: { try await forecast() }
        )
    }
}
