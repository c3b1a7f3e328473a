public import DashboardCore
public import FoundationEssentials
public import HTTPDaemon

/// Screens made of controllers, as a site: pages, fragments, actions, and what each visitor has chosen.
///
/// ```swift
/// let dashboard = Dashboard(storyboard, assets: { assets })
/// var router = Router()
/// dashboard.add(to: &router)
/// let site = Site(router: router)
/// ```
public final class Dashboard: Sendable {
    let visitors: VisitorTable

    /// Puts a dashboard together.
    ///
    /// - Parameters:
    ///   - storyboard: which screens there are.
    ///   - store: where visitors' choices are kept.
    ///   - patience: how long pages wait for what is slow.
    ///   - liveVisitors: how many visitors' trees are kept in memory; all others are in the store only.
    ///   - scheduler: gets slow work done, and knows when time has passed.
    ///   - now: what time it is.
    ///   - embedding: whose pages may show fragments in frames; nobody's unless you say so.
    ///   - assets: where pages find their stylesheets, scripts and icons.
    public init(
        _ storyboard: Storyboard,
        store: any SessionStore = MemorySessionStore(),
        patience: Patience = Patience(),
        liveVisitors: Int = 1000,
        scheduler: any Scheduler = TaskScheduler(),
        now: @escaping @Sendable () -> Date = { Date() },
        embedding: Embedding = .nobody,
        assets: @escaping @Sendable () throws -> PageAssets
    ) {
        let stage = Backstage(
            storyboard: storyboard,
            assets: assets,
            scheduler: scheduler,
            patience: patience,
            now: now,
            embedding: embedding
        )
        visitors = VisitorTable(stage: stage, store: store, limit: liveVisitors)
    }

    /// Adds a page for each screen, everything below `/fragments` and `/embed`, and the description of it all.
    ///
    /// - Parameters:
    ///   - router: the table of everything that the site can be asked.
    ///   - others: what else it can be asked, as members of the description's `paths`.
    public func add(to router: inout Router, describing others: [JSON.Member] = []) {
        PageRoutes(visitors: visitors).add(to: &router)
        FragmentRoutes(visitors: visitors).add(to: &router)
        DescriptionRoute(visitors.stage.storyboard, others: others).add(to: &router)
    }
}
