import Crypto
import DashboardCore
import DashboardData
import Fetching
import FoundationEssentials
import HTTPDaemon

/// Everything that asks for real weather: who goes out, what is kept of the answers, and who is asked in what order.
struct WeatherOffice {
    let weather: LiveWeather

    private let transport: CurlTransport
    private let courier: Courier
    private let kept: SQLiteAnswerStore?

    /// Opens it for the first of the places; nothing where the settings name none.
    init?(_ settings: WeatherSettings, keepingIn folder: StoreFolder?, clock: WallClock) throws {
        guard let place = settings.places.first, !settings.providers.isEmpty else { return nil }
        let site = WeatherSite(place.place, in: try ZoneFolder().zone(place.timeZone))
        let requests = try settings.providers.map { ($0, try $0.base()) }
        let airRequests = try settings.providers.compactMap { provider in
            try provider.airBase().map { (provider, $0) }
        }
        guard let agent = UserAgent(version: Version.current, contact: settings.contact ?? "self-hosted") else {
            throw StartError(description: "weather: contact cannot be sent; write an address such as me@example.org")
        }
        transport = CurlTransport(userAgent: agent)
        kept = try folder.map { try SQLiteAnswerStore(in: $0) }
        courier = Courier(
            transport: transport,
            store: kept ?? MemoryAnswerStore(),
            manners: Dictionary((requests + airRequests).map { ($1.origin, $0.manners) }) { first, _ in first },
            time: Timekeeper(now: { Moment(clock.now()) }, sleep: { try await Task.sleep(for: $0) })
        )
        let services = requests.compactMap { $0.service(for: site, at: $1) }
        guard !services.isEmpty else { return nil }
        let desk = WeatherDesk(
            site,
            asking: services,
            ofAir: airRequests.map { OpenMeteoAirService(for: site, at: $1, key: $0.key?.revealed) },
            through: courier,
            clock: { clock.now() }
        )
        weather = LiveWeather(site: site, weather: desk.shared)
    }

    /// What became of earlier answers that could not be read.
    var notice: String? { kept?.notice }

    /// What has been asked of whom so far.
    var tally: [String: HostTally] { courier.tally.counts }

    /// Lets everybody go who waits, and puts on disk what was handed over.
    func close() async {
        await courier.stop()
        await transport.stop()
        await kept?.close()
    }

    /// Whose weather is shown and who is asked, for whoever starts the server.
    static func sentence(of settings: WeatherSettings) -> String {
        guard let place = settings.places.first else { return "Weather: sample data; no provider is asked." }
        let names = settings.providers.map(\.kind.rawValue).joined(separator: ", then ")
        let others = settings.places.dropFirst().map(\.place.name)
        let rest = others.isEmpty ? "" : " Only the first place is shown by this version, so not \(others.inWords)."
        return "Weather: \(place.place.name), from \(names).\(features(of: settings.providers))\(rest)"
    }

    /// Who tells of what not everybody knows.
    private static func features(of providers: [ProviderSettings]) -> String {
        let air = providers.filter(\.tellsOfAir)
        let alerts = providers.filter { $0.kind.knowsAlerts }
        let none = "no provider of it (open-meteo has it; with a url of your own, give air-url, too)"
        let names = { (providers: [ProviderSettings]) in providers.map(\.kind.rawValue).inWords }
        return " Air: \(air.isEmpty ? none : names(air))."
            + " Warnings: \(alerts.isEmpty ? "no provider of them (pirate-weather has them)" : names(alerts))."
    }
}

extension ProviderSettings {
    /// Where the service answers; plain HTTP is as good as what the operator has written, where no key goes along.
    fileprivate func base() throws(StartError) -> Address { try address(url?.description ?? usualBase) }

    /// Where it tells of the air.
    fileprivate func airBase() throws(StartError) -> Address? {
        guard tellsOfAir else { return nil }
        let usual = key == nil ? OpenMeteoAirService.freeBase : OpenMeteoAirService.paidBase
        return try address(airURL?.description ?? usual)
    }

    private func address(_ text: String) throws(StartError) -> Address {
        do throws(AddressError) {
            return try Address(text, plain: key == nil ? .anywhere : .toLoopback)
        } catch {
            throw StartError(description: "the address of \(kind.rawValue) cannot be used: \(error)")
        }
    }

    private var usualBase: String {
        switch kind {
        case .openMeteo: key == nil ? OpenMeteoService.freeBase : OpenMeteoService.paidBase
        case .metNorway: METNorwayService.base
        case .pirateWeather: PirateWeatherService.base
        }
    }

    /// How often it may be asked: as everybody may, and no more than the operator allows.
    fileprivate var manners: Manners {
        var manners = Manners()
        if let calls = budget.perMinute { manners.budget.append(Rate(calls, per: .seconds(60))) }
        // Pirate Weather counts ten thousand a month.
        let usual = kind == .pirateWeather ? 320 : 5000
        manners.budget.append(Rate(budget.perDay ?? usual, per: .seconds(86_400)))
        return manners
    }

    fileprivate func service(for site: WeatherSite, at base: Address) -> (any WeatherService)? {
        switch kind {
        case .openMeteo: OpenMeteoService(for: site, at: base, key: key?.revealed)
        case .metNorway: METNorwayService(for: site, at: base)
        case .pirateWeather: key.map { PirateWeatherService(for: site, at: base, key: $0.revealed) }
        }
    }
}

extension Moment {
    fileprivate init(_ date: Date) {
        self.init(milliseconds: Int((date.timeIntervalSince1970 * 1000).rounded(.down)))
    }
}
