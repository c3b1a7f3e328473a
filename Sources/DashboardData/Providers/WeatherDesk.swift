package import DashboardCore
package import Fetching
package import FoundationEssentials

/// Asks weather services in the order of preference, until one has something to say of the present.
///
/// ```swift
/// let desk = WeatherDesk(site, asking: [openMeteo, metNorway], through: courier, clock: clock.now)
/// let weather = SharedWeather(from: desk.name, clock: clock.now) { try await desk.forecast() }
/// ```
package struct WeatherDesk: Sendable {
    /// Something that is good, but for which there should be something newer.
    private struct Remnant {
        let forecast: Forecast
        let failure: SourceFailure
    }

    private let site: WeatherSite
    private let services: [any WeatherService]
    private let courier: Courier
    private let now: @Sendable () -> Date

    /// Describes whom to ask; nobody is asked before somebody wants to know.
    package init(
        _ site: WeatherSite,
        asking services: [any WeatherService],
        through courier: Courier,
        clock now: @escaping @Sendable () -> Date
    ) {
        precondition(!services.isEmpty, "weather is asked of somebody")
        self.site = site
        self.services = services
        self.courier = courier
        self.now = now
    }

    /// All who may be asked.
    package var name: String { services.map(\.name).joined(separator: " or ") }

    /// The forecast for the present, of the first who has a fresh one; or else the youngest that is kept, with the reason.
    package func forecast() async throws -> Dated<Forecast> {
        var remnants: [Remnant] = []
        var firstFailure: SourceFailure?
        for service in services {
            do throws(SourceFailure) {
                let remnant = try await ask(service)
                guard let failure = remnant.failure else { return Dated(remnant.forecast, at: now()) }
                remnants.append(Remnant(forecast: remnant.forecast, failure: failure))
            } catch {
                firstFailure = firstFailure ?? error
            }
            try Task.checkCancellation()
        }
        guard let youngest = remnants.max(by: { $0.forecast.asOf < $1.forecast.asOf }) else {
            throw firstFailure ?? SourceFailure(.broken, source: name, "The source gave no answer that could be used.")
        }
        return Dated(youngest.forecast, at: youngest.forecast.asOf, trouble: youngest.failure)
    }

    private func ask(
        _ service: any WeatherService
    ) async throws(SourceFailure) -> (forecast: Forecast, failure: SourceFailure?) {
        let delivery: Delivery
        do {
            delivery = try await courier.fetch(service.inquiry)
        } catch {
            throw SourceFailure(error, source: service.name, at: Moment(now()))
        }
        let failure = delivery.failure.map { SourceFailure($0, source: service.name, at: Moment(now())) }
        let outlook = try service.outlook(from: delivery.answer.body, asOf: Date(delivery.answer.fetched))
        guard let forecast = outlook.forecast(for: site, at: now()) else {
            throw failure
                ?? SourceFailure(.broken, source: service.name, "The source says nothing of the present hour.")
        }
        return (forecast, failure)
    }
}
