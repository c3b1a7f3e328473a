import DashboardCore
import DashboardData
import DashboardWeb
import Fetching
import HTTPDaemon

/// The composition root: everything that Daybook serves, put together from what the command line says.
struct DashboardSite {
    let options: ServeOptions
    let state: ServerState
    let log: AccessLog
    let store: any SessionStore
    var account: Account?
    /// Real weather; nothing where the samples are shown.
    var weather: LiveWeather?
    /// How visitors are told things who have chosen nothing else.
    var manner = Manner()
    /// What was imported of somebody's body; nothing where there is no folder for it.
    var health: HealthArchive?
    /// What was asked of upstreams, by their addresses.
    var fetches: @Sendable () -> [String: HostTally] = { [:] }

    func site() throws -> Site {
        let assets = try Assets(folder: options.publicFolder, isLive: options.isDeveloping)
        var router = Router()
        let (dashboard, isGuarded) = (try dashboard(assets), account != nil)
        dashboard.add(to: &router, describing: Self.description(isGuarded: isGuarded))
        FaviconRoute(assets: assets).add(to: &router)
        HealthRoutes(state: state, fetches: fetches, admit: { try await dashboard.admit($0) }).add(to: &router)
        addHealth(to: &router, dashboard)
        AssetRoutes(table: { try assets.table() }).add(to: &router)
        return Site(
            router: router,
            hosts: try hosts(),
            proxies: TrustedProxies(options.proxies),
            errors: ErrorDrawings(
                assets: assets,
                language: { [manner] request in request.map(dashboard.language) ?? manner.language }
            )
            .presenter,
            observers: [log, FailureLog(options.log), state.metrics]
        )
    }

    /// What there is beside the screens, for programs.
    private static func description(isGuarded: Bool) -> SiteDescription {
        SiteDescription(
            paths: HealthRoutes.description + [PushRoute.description]
                + ImportRoutes.description(isGuarded: isGuarded) + ExportRoutes.description(isGuarded: isGuarded),
            securitySchemes: [PushRoute.scheme]
        )
    }

    private func dashboard(_ assets: Assets) throws -> Dashboard {
        let clock = options.clock
        var traits = Traits()
        traits.manner = manner
        return Dashboard(
            try storyboard(),
            account: account,
            store: store,
            patience: options.patience,
            liveVisitors: options.liveVisitors,
            now: { clock.now() },
            traits: traits,
            embeds: options.embeds,
            version: { [health] in health?.version ?? 0 },
            assets: { try assets.pageAssets() }
        )
    }

    /// What somebody brings of their body, by hand or by an app, and how they take it out again.
    private func addHealth(to router: inout Router, _ dashboard: Dashboard) {
        let (folder, clock) = (options.dataFolder, options.clock)
        let now = { @Sendable in clock.now() }
        ImportRoutes(
            desk: folder.map { ImportDesk($0, now: now) },
            limit: options.importLimit,
            dashboard: dashboard
        )
        .add(to: &router)
        ExportRoutes(folder: folder, dashboard: dashboard).add(to: &router)
        PushRoute(folder: folder, gate: folder.map { PushGate($0, now: now) }, now: now).add(to: &router)
    }

    var facts: ServerFacts {
        let scheme = options.tlsFiles == nil ? "http" : "https"
        return ServerFacts(
            origin: { [state, options] in "\(scheme)://\(state.endpoint ?? options.endpoint)" },
            started: state.started,
            isClockFrozen: options.clock.isFrozen,
            keepsChoices: options.dataFolder != nil
        )
    }

    /// The listening address, the machine's names for itself, and what the command line names.
    private func hosts() throws -> HostAllowList {
        let address = options.endpoint.address
        let own = address.isAny ? [] : [address.isV4 ? "\(address)" : "[\(address)]"]
        return try HostAllowList(["localhost", "127.0.0.1", "[::1]"] + own + options.hosts)
    }
}
