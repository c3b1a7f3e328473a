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
    private let doorkeeper: Doorkeeper?

    /// Puts a dashboard together.
    ///
    /// - Parameters:
    ///   - storyboard: which screens there are.
    ///   - account: who may see them; nil shows them to everybody who sits at this very machine, and to nobody else.
    ///   - store: where visitors' choices are kept.
    ///   - patience: how long pages wait for what is slow.
    ///   - liveVisitors: how many visitors' trees are kept in memory; all others are in the store only.
    ///   - scheduler: gets slow work done, and knows when time has passed.
    ///   - now: what time it is.
    ///   - traits: what holds on all screens until somebody settles something else.
    ///   - embeds: whose pages may show fragments in frames; nobody's unless you say so.
    ///   - version: another number each time that a source has something new; asked at each request, so it must be quick.
    ///   - assets: where pages find their stylesheets, scripts and icons.
    public init(
        _ storyboard: Storyboard,
        account: Account? = nil,
        store: any SessionStore = MemorySessionStore(),
        patience: Patience = Patience(),
        liveVisitors: Int = 1000,
        scheduler: any Scheduler = TaskScheduler(),
        now: @escaping @Sendable () -> Date = { Date() },
        traits: Traits = Traits(),
        embeds: EmbedPolicy = EmbedPolicy(),
        version: @escaping @Sendable () -> Int = { 0 },
        assets: @escaping @Sendable () throws -> PageAssets
    ) {
        let stage = Backstage(
            storyboard: storyboard,
            assets: assets,
            scheduler: scheduler,
            patience: patience,
            now: now,
            traits: traits,
            account: account,
            embeds: embeds,
            version: version
        )
        visitors = VisitorTable(stage: stage, store: store, limit: liveVisitors)
        doorkeeper = visitors.signIns.map { Doorkeeper($0, desk: PassphraseDesk(), now: now) }
    }

    /// Lets a request pass that is from somebody who is in, for routes of your own.
    ///
    /// - Throws: the 401 or 403 for everybody else.
    public func admit(_ request: Request) async throws {
        let visitor: Visitor
        switch try visitors.find(request) {
        case .here(let found): visitor = found
        case .perhapsStored(let cookie):
            visitor = try await visitors.recall(cookie, in: visitors.stage.language(for: request))
        }
        if !visitor.isInside { throw HTTPError.signInFirst }
    }

    /// Answers whoever is in with something that is none of the screens; everybody else is shown the door.
    ///
    /// - Parameters:
    ///   - request: what was asked.
    ///   - screen: whose door it is, if it belongs to a screen.
    ///   - body: makes the answer, with what all pages have in common.
    /// - Returns: that answer, or the door.
    /// - Throws: the 401 or 403 for whoever reads no pages.
    package func answerInside(
        to request: Request,
        showing screen: Identifier? = nil,
        _ body: @escaping @Sendable (SidePage) async throws -> Response
    ) throws -> Answer {
        try visitors.answerInside(to: request, showing: screen) { [visitors] visitor in
            let stage = visitors.stage
            guard let scene = try visitors.scene(stage.storyboard.names[0], of: visitor) else {
                throw HTTPError.noSuchFragment
            }
            let page = SidePage(
                bar: scene.bar.leadingElsewhere,
                owner: stage.owner,
                assets: try stage.assets(),
                caching: .never
            )
            return .later { try await body(page) }
        }
    }

    /// In which language to speak to whoever asks: the one that they have chosen, or else what their browser asks for, or
    /// else the house's.
    ///
    /// Of somebody who is not in memory it is what the browser asks for.
    public func language(for request: Request) -> Language { visitors.language(for: request) }

    /// Adds a page for each screen, everything below `/fragments` and `/embed`, and the description of it all.
    ///
    /// - Parameters:
    ///   - router: the table of everything that the site can be asked.
    ///   - others: what else it can be asked; made when somebody first wants to know.
    public func add(
        to router: inout Router,
        describing others: @autoclosure @escaping @Sendable () -> SiteDescription = SiteDescription()
    ) {
        PageRoutes(visitors: visitors).add(to: &router)
        FragmentRoutes(visitors: visitors).add(to: &router)
        DescriptionRoute(visitors, others: others).add(to: &router)
        if let doorkeeper { SignInRoutes(visitors: visitors, doorkeeper: doorkeeper).add(to: &router) }
    }
}
