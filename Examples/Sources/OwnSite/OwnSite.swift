import DashboardCore
import DashboardWeb
import HTTPDaemon
import Markup

/// Glasses of water, counted for each visitor.
final class WaterController: CardController {
    private var glasses: Int { Int(state["glasses"] ?? "") ?? 0 }

    override var title: String { "Water" }
    override var actions: [String] { ["drink"] }
    override var words: String? { "\(glasses) glasses of water today" }
    override var matter: any Markup { p { "\(glasses) glasses of water today" } }

    override func didReceive(_ action: Action) {
        state["glasses"] = "\(glasses + 1)"
        setNeedsRender()
    }
}

final class HomeController: ScreenController {
    override func makeWidgets() -> [Controller] { [WaterController()] }
}

/// A site of one's own, asked here without a socket; `Daemon(site, on: endpoint)` would serve it.
@main
struct OwnSite {
    static func main() async throws {
        let assets = PageAssets(stylesheets: ["/own.css"], favicon: "/own.svg", icons: "/icons.svg")
        var router = Router()
        Dashboard(Storyboard { [HomeController()] }, assets: { assets }).add(to: &router)
        let site = Site(router: router)

        let first = await site.respond(to: Site.Draft(.post, "/fragments/home/water/drink"))
        let cookie = first.headers[.setCookie]?.text.prefix { $0 != ";" } ?? ""
        let visitor: Headers = ["Host": "localhost", .cookie: try HeaderValue(cookie)]
        let text = await site.respond(to: Site.Draft(.get, "/fragments/home/water.txt", headers: visitor))
        let stranger = await site.respond(to: Site.Draft(.get, "/fragments/home/water.txt"))
        for response in [first, text, stranger] {
            guard case .bytes(let bytes) = response.body else { continue }
            print(String(decoding: bytes, as: UTF8.self))
        }
    }
}
