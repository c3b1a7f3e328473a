import HTTPDaemon

/// The composition root: everything that Daybook serves, put together from what the command line says.
struct DashboardSite {
    let options: ServeOptions
    let state: ServerState
    let log: AccessLog

    func site() throws -> Site {
        let assets = try Assets(folder: options.publicFolder, isLive: options.isDeveloping)
        _ = try assets.table().pageAssets()
        var router = Router()
        PageRoutes(state: state, assets: assets).add(to: &router)
        HealthRoutes(state: state).add(to: &router)
        AssetRoutes(assets: assets).add(to: &router)
        return Site(
            router: router,
            hosts: try hosts(),
            proxies: TrustedProxies(options.proxies),
            errors: ErrorDrawings(assets: assets).presenter,
            observers: [log, FailureLog(options.log), state.metrics]
        )
    }

    /// The listening address, the machine's names for itself, and what the command line names.
    private func hosts() throws -> HostAllowList {
        let address = options.endpoint.address
        let own = address.isAny ? [] : [address.isV4 ? "\(address)" : "[\(address)]"]
        return try HostAllowList(["localhost", "127.0.0.1", "[::1]"] + own + options.hosts)
    }
}
