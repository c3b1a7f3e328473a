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

    /// Opens it for all places, of which the settings name the first; nothing where they name none.
    init?(_ settings: WeatherSettings, keepingIn folder: StoreFolder?, clock: WallClock) throws {
        let places = settings.places.compactMap(\.chosen)
        guard let first = places.first, !settings.providers.isEmpty else { return nil }
        let site = WeatherSite(first.place, in: try ZoneFolder().zone(first.zone))
        let requests = try settings.providers.map { ($0, try $0.base()) }
        let airRequests = try settings.providers.compactMap { provider in
            try provider.airBase().map { (provider, $0) }
        }
        guard let agent = UserAgent(version: Version.current, contact: settings.contact ?? "self-hosted") else {
            throw StartError(description: "weather: contact cannot be sent; write an address such as me@example.org")
        }
        let search = try settings.providers.lazy.compactMap { provider in
            try provider.geocodingBase().map { (provider, $0) }
        }.first
        transport = CurlTransport(userAgent: agent)
        kept = try folder.map { try SQLiteAnswerStore(in: $0) }
        let manners = (requests + airRequests + [search].compactMap(\.self)).map { ($1.origin, $0.manners) }
        let courier = Courier(
            transport: transport,
            store: kept ?? MemoryAnswerStore(),
            manners: Dictionary(manners) { first, _ in first },
            time: Timekeeper(now: { Moment(clock.now()) }, sleep: { try await Task.sleep(for: $0) })
        )
        self.courier = courier
        let counter = WeatherCounter(
            asking: requests,
            ofAir: airRequests,
            through: courier,
            clock: { clock.now() }
        )
        guard let name = counter.desk(for: site)?.name else { return nil }
        weather = LiveWeather(
            site: site,
            bureau: SharedBureau(name, places: places) { counter.post(at: $0) },
            gazetteer: search.map { provider, base in
                OpenMeteoGeocoding(
                    at: base,
                    key: provider.key?.revealed,
                    through: courier,
                    clock: { clock.now() }
                )
            }
        )
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
        let rest = others.isEmpty ? "" : " Also \(others.inWords)."
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

    /// Where places are looked up by their names; nothing where this one knows none.
    ///
    /// Whoever names a service of their own wants nobody else to be asked.
    fileprivate func geocodingBase() throws(StartError) -> Address? {
        guard kind == .openMeteo, geocodingURL != nil || url == nil else { return nil }
        let usual = key == nil ? OpenMeteoGeocoding.freeBase : OpenMeteoGeocoding.paidBase
        return try address(geocodingURL?.description ?? usual)
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
}
