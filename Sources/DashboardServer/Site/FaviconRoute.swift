import DashboardCore
import HTTPDaemon
import Markup

/// The icon where browsers of old look for it.
struct FaviconRoute {
    let assets: Assets

    func add(to router: inout Router) {
        router.get("/favicon.ico") { [assets] _ in
            let icon = try assets.pageAssets().favicon
            // Not for ever: the icon's address changes with the icon, and a browser keeps a permanent redirect.
            return Response(.temporaryRedirect, headers: [.location: try HeaderValue(icon.description)])
                .caching(.revalidate)
        }
    }
}
