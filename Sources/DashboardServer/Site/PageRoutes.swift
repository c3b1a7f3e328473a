import DashboardCore
import FoundationEssentials
import HTTPDaemon
import Markup

/// The pages for people.
struct PageRoutes {
    let state: ServerState
    let assets: Assets

    func add(to router: inout Router) {
        router.get("/") { [state, assets] request in
            let page = FrontPage(state.facts(for: request), assets: try assets.table().pageAssets())
            return Response(html: page.rendered(reserving: 8192).bytes).caching(.personal).tagged()
        }
        router.get("/favicon.ico") { [assets] _ in
            let icon = try assets.table().pageAssets().favicon
            return Response(.permanentRedirect, headers: [.location: try HeaderValue(icon.description)])
        }
    }
}

extension ServerState {
    fileprivate func facts(for request: Request) -> ServerFacts {
        let authority = request.authority.description
        return ServerFacts(
            origin: (request.client.isSecure ? "https://" : "http://") + authority,
            authority: authority,
            version: Version.current,
            now: ServerFacts.Moment(clock.now()),
            isClockFrozen: clock.isFrozen,
            started: ServerFacts.Moment(started)
        )
    }
}
