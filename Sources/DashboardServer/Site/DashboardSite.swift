import DashboardCore
import DashboardData
import DashboardWeb
import HTTPDaemon

/// The composition root: everything that Daybook serves, put together from what the command line says.
struct DashboardSite {
    let options: ServeOptions
    let state: ServerState
    let log: AccessLog
    let store: any SessionStore

    func site() throws -> Site {
        let assets = try Assets(folder: options.publicFolder, isLive: options.isDeveloping)
        var router = Router()
        dashboard(assets).add(to: &router, describing: HealthRoutes.description)
        FaviconRoute(assets: assets).add(to: &router)
        HealthRoutes(state: state).add(to: &router)
        AssetRoutes(table: { try assets.table() }).add(to: &router)
        return Site(
            router: router,
            hosts: try hosts(),
            proxies: TrustedProxies(options.proxies),
            errors: ErrorDrawings(assets: assets).presenter,
            observers: [log, FailureLog(options.log), state.metrics]
        )
    }

    private func dashboard(_ assets: Assets) -> Dashboard {
        let (clock, facts, isRehearsing) = (options.clock, facts, options.isRehearsing)
        let local = LocalClock(clock)
        let weather = SampleWeather(clock: clock.now, delay: options.slowness)
        let body = SampleBody(anchoredAt: { SampleDay.anchor(at: clock.now()) }, delay: options.slowness)
        let shelf = SampleShelf(today: { local.day(of: local.now()) }, delay: options.slowness)
        let wall = SampleWall.sources(weather: weather, body: body, delay: options.slowness)
        let storyboard = Storyboard {
            let screens = [
                TodayController(clock: clock),
                RainstormController(provider: weather, clock: clock.now),
                DayController(from: body, clock: { clock.now() }),
                StoriesController(SampleProfile.ingrid, shelf: shelf, clock: local),
                ServerController(facts: facts),
                KioskController(wall, clock: local),
            ]
            guard isRehearsing else { return screens }
            return screens + [RehearsalController(clock: clock)] + GalleryController.screens(clock, facts)
        }
        return Dashboard(
            storyboard,
            store: store,
            patience: options.patience,
            liveVisitors: options.liveVisitors,
            now: { clock.now() },
            assets: { try assets.pageAssets() }
        )
    }

    private var facts: ServerFacts {
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
