import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Markup
import Testing

@Suite("The views of a screen", .timeLimit(.minutes(2)))
struct ViewTests {
    private let gate = Gate()
    private let dashboard: Dashboard
    private let site: Site

    init() {
        let (gate, scheduler) = (gate, StageScheduler())
        dashboard = Dashboard(
            Storyboard { [NoScreen(), AtlasScreen(gate)] },
            patience: Patience(budget: .zero),
            scheduler: scheduler
        ) { PageAssets(stylesheets: [], favicon: "/favicon.svg", icons: "/icons.svg") }
        var router = Router()
        dashboard.add(to: &router)
        site = Site(router: router)
    }

    /// Lets the slow widget finish for everybody.
    private func open() async throws {
        gate.open()
        let scene = try dashboard.visitors.scene("atlas", of: dashboard.visitors.anonymous)
        await scene?.session.settle(within: .seconds(3600))
    }

    @Test(
        "Each has an address, shows its part, and leads to the others",
        arguments: [
            ("/atlas", true, true, "Both"), ("/atlas?view=both", true, true, "Both"),
            ("/atlas?view=land", true, false, "Land"), ("/atlas?view=sea&from=mail", false, true, "Sea"),
        ]
    )
    func parts(address: String, land: Bool, sea: Bool, name: String) async throws {
        try await open()
        let page = try await Browser(site).get(address)
        #expect(page.status == .ok)
        #expect(page.text.contains("Hills") == land)
        #expect(page.text.contains("High water") == sea)
        #expect(page.count(of: "aria-current=\"true\"") == 1)
        #expect(page.text.contains("aria-current=\"true\">\(name)</a>"))
        for way in ["/atlas", "/atlas?view=land", "/atlas?view=sea"] { #expect(page.text.contains("href=\"\(way)\"")) }
        #expect(page[.setCookie] == nil)
        #expect(page[.cacheControl] == "no-cache")
    }

    @Test("A view that a screen does not have is not found, and a screen without views does not mind")
    func unknown() async throws {
        let reply = try await Browser(site).get("/atlas?view=sky")
        #expect(reply.status == .notFound)
        #expect(reply.text.contains("both, land, sea"))
        #expect(try await Browser(site).get("/?view=sky").status == .ok)
    }

    @Test("What was made for one is not sent for another", arguments: BrowserWay.allCases)
    func tags(way: BrowserWay) async throws {
        try await open()
        try await Browser.visit(site, by: way) { browser in
            let addresses = ["/atlas", "/atlas?view=land", "/atlas?view=sea"]
            var tags: [String] = []
            for address in addresses { tags.append(try #require(try await browser.get(address)[.eTag])) }
            #expect(Set(tags).count == 3)
            for (address, tag) in zip(addresses, tags) {
                for known in tags {
                    let reply = try await browser.get(address, headers: [.ifNoneMatch: try HeaderValue(known)])
                    #expect(reply.status == (known == tag ? .notModified : .ok))
                }
            }
        }
    }

    @Test("A view that waits for nothing is whole while another one still waits")
    func waiting() async throws {
        let land = try await Browser(site).get("/atlas?view=land")
        #expect(land[.eTag] != nil && !land.text.contains("<template"))
        let late = try await site.whileListening { endpoint in
            let reply = try await LiveReply("/atlas?view=sea", at: endpoint)
            let shell = try await reply.until("slot=\"atlas_sea-wait\"")
            #expect(shell.contains("part=\"choice chosen\" href=\"/atlas?view=sea\""))
            gate.open()
            return try await reply.until("</html>")
        }
        #expect(late.contains("High water") && !late.contains("Hills"))
        let rest = try await Browser(site).get("/atlas?view=sea")
        #expect(rest[.eTag] != nil && rest.text.contains("High water"))
    }

    @Test("Whoever goes from one to another finds it as it was, and in another window nothing has moved")
    func identity() async throws {
        try await open()
        let scene = try #require(try dashboard.visitors.scene("atlas", of: dashboard.visitors.anonymous))
        func people() -> [ObjectIdentifier] {
            scene.session.enter { root in root.shownScreen?.children.map { ObjectIdentifier($0) } ?? [] }
        }
        let (before, browser) = (people(), Browser(site))
        _ = try await browser.press("atlas/land", "hide")
        for address in ["/atlas?view=land", "/atlas?view=sea", "/atlas", "/atlas?view=land"] {
            let page = try await browser.get(address)
            #expect(!page.text.contains("Hills"))
            #expect(page.text.contains("High water") == (address != "/atlas?view=land"))
            let other = try await Browser(site).get(address)
            #expect(other.text.contains("Hills") == (address != "/atlas?view=sea"))
        }
        #expect(people() == before && before.count == 3)
        _ = try await browser.press("atlas/land", "show")
        #expect(try await browser.get("/atlas?view=land").text.contains("Hills"))
    }

    @Test(
        "A form goes back to the view that it was pressed in",
        arguments: [
            ("http://localhost/atlas?view=sea", "/atlas?view=sea"), ("http://localhost/atlas", "/atlas"),
            ("http://localhost/atlas?view=both", "/atlas"), ("http://localhost/atlas?view=sky", "/atlas"),
            ("http://localhost/?view=sea", "/atlas"), ("http://evil.example/atlas?view=sea", "/atlas"), ("", "/atlas"),
            ("http://localhost/atlas?view=%zz", "/atlas"),
            ("http://localhost/atlas?view=sea&view=land", "/atlas?view=sea"),
        ]
    )
    func returning(referer: String, target: String) async throws {
        try await open()
        var headers = Headers.navigation.with(.host, "localhost").with(.secFetchSite, "same-origin")
        if !referer.isEmpty { headers[.referer] = try HeaderValue(referer) }
        let reply = try await Browser(site).post("/fragments/atlas/sea/hide", headers: headers)
        #expect(reply.status == .seeOther)
        #expect(reply[.location] == target)
    }

    @Test(
        "A form elsewhere that brings its visitor back to the page brings them back to the view that they had",
        arguments: [
            ("/atlas?view=land", "/atlas", "/atlas?view=land"), ("/atlas", "/atlas", "/atlas"),
            ("/", "/atlas", "/atlas"), ("/atlas?view=land", "/atlas?view=sea", "/atlas?view=sea"),
            ("/atlas?view=land", "/atlas#hills", "/atlas#hills"), ("/atlas?view=land", "/", "/"),
        ]
    )
    func wished(referer: String, wish: String, target: String) async throws {
        try await open()
        var headers = Headers.navigation.with(.host, "localhost").with(.secFetchSite, "same-origin")
        headers[.referer] = try HeaderValue("http://localhost\(referer)")
        let form = [NamedField("return", wish)]
        let reply = try await Browser(site).post("/fragments/atlas/sea/hide", form: form, headers: headers)
        #expect(reply.status == .seeOther)
        #expect(reply[.location] == target)
    }

    @Test("The description for programs names them")
    func described() async throws {
        let text = try await Browser(site).get("/openapi.json").text
        #expect(text.contains(#""enum":["both","land","sea"]"#))
    }
}

private final class NoScreen: ScreenController {
    init() { super.init(identifier: "front") }
}
