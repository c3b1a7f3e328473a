import Crypto
import DashboardCore
import DashboardData
import Fetching
import FoundationEssentials

/// Asks the providers of the settings, in their order, about any place.
struct WeatherCounter: Sendable {
    private let providers: [(settings: ProviderSettings, base: Address)]
    private let tellersOfAir: [(settings: ProviderSettings, base: Address)]
    private let courier: Courier
    private let now: @Sendable () -> Date
    private let zones = ZoneFolder()

    init(
        asking providers: [(ProviderSettings, Address)],
        ofAir tellersOfAir: [(ProviderSettings, Address)],
        through courier: Courier,
        clock now: @escaping @Sendable () -> Date
    ) {
        self.providers = providers
        self.tellersOfAir = tellersOfAir
        self.courier = courier
        self.now = now
    }

    /// Who is asked about a place, one after the other; nobody where nobody can be.
    func desk(for site: WeatherSite) -> WeatherDesk? {
        let services = providers.compactMap { $0.settings.service(for: site, at: $0.base) }
        guard !services.isEmpty else { return nil }
        return WeatherDesk(
            site,
            asking: services,
            ofAir: tellersOfAir.map { OpenMeteoAirService(for: site, at: $0.base, key: $0.settings.key?.revealed) },
            through: courier,
            clock: now
        )
    }

    /// Opens a post at a place; whoever answers is asked anew just before the answer expires, while somebody looks.
    func post(at place: ChosenPlace) -> WeatherPost {
        guard let zone = try? zones.zone(place.zone) else { return .closed(at: place, clock: now) }
        let site = WeatherSite(place.place, in: zone)
        guard let desk = desk(for: site) else { return .closed(at: place, clock: now) }
        return WeatherPost(desk.shared, clock: LocalClock(now: now, in: zone), watch: desk.keepFresh)
    }
}

extension ProviderSettings {
    fileprivate func service(for site: WeatherSite, at base: Address) -> (any WeatherService)? {
        switch kind {
        case .openMeteo: OpenMeteoService(for: site, at: base, key: key?.revealed)
        case .metNorway: METNorwayService(for: site, at: base)
        case .pirateWeather: key.map { PirateWeatherService(for: site, at: base, key: $0.revealed) }
        }
    }
}
