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
            // Not for ever: the icon's address changes with the icon, and a browser keeps a permanent redirect.
            return Response(.temporaryRedirect, headers: [.location: try HeaderValue(icon.description)])
                .caching(.revalidate)
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
