import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Markup
import Testing

@Suite("What a visitor settles for all screens", .timeLimit(.minutes(2)))
struct SettlingTests {
    private let store = TroubledStore()

    private func site(_ traits: Traits = ["colour": "white"]) -> Site {
        let assets = PageAssets(stylesheets: [], favicon: "/icon.svg", icons: "/icons.svg")
        let dashboard = Dashboard(
            Storyboard { [RoomScreen(), PaintScreen()] },
            store: store,
            scheduler: StageScheduler(),
            traits: traits,
            assets: { assets }
        )
        var router = Router()
        dashboard.add(to: &router)
        return Site(router: router)
    }

    private func choose(_ colour: String, with browser: Browser) async throws -> Reply {
        try await browser.post(
            "/fragments/paint/paint/choose",
            form: [NamedField("colour", colour)],
            headers: .script
        )
    }

    @Test("It reaches every open screen at once, and those that are opened later", arguments: [true, false])
    func reach(isOpen: Bool) async throws {
        let browser = Browser(site())
        #expect(try await choose("red", with: browser).text.contains("walls are red"))
        if isOpen { #expect(try await browser.get("/").text.contains("walls are red")) }
        _ = try await choose("blue", with: browser)
        for page in ["/", "/paint", "/fragments/room/wallpaper"] {
            #expect(try await browser.get(page).text.contains("The walls are blue"), "\(page)")
        }
    }

    @Test("Nobody else hears of it, and whoever has settled nothing has what the house has")
    func apart() async throws {
        let site = site()
        let (one, other) = (Browser(site), Browser(site))
        _ = try await choose("red", with: one)
        _ = try await choose("green", with: other)
        for (browser, colour) in [(one, "red"), (other, "green"), (Browser(site), "white")] {
            for page in ["/", "/paint"] {
                #expect(try await browser.get(page).text.contains("The walls are \(colour)"))
            }
        }
    }

    @Test("It is there again after a restart, before anything is rendered")
    func restart() async throws {
        let browser = Browser(site())
        _ = try await choose("red", with: browser)
        let cookie: Headers = [.cookie: HeaderValue(ours: "daybook=\(try #require(browser.cookie("daybook")))")]
        #expect(try await Browser(site()).get("/", headers: cookie).text.contains("The walls are red"))
    }

    @Test("What could not be saved holds nowhere")
    func failingSave() async throws {
        let browser = Browser(site())
        _ = try await choose("red", with: browser)
        #expect(try await browser.get("/").text.contains("walls are red"))
        store.fail(true)
        #expect(try await choose("blue", with: browser).status == .serviceUnavailable)
        for page in ["/", "/paint"] { #expect(try await browser.get(page).text.contains("The walls are red")) }
    }

    @Test("Of many changes at the same time, all screens keep the same one")
    func hammer() async throws {
        let browser = Browser(site())
        _ = try await choose("red", with: browser)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for turn in 0..<10 {
                        _ = try await choose("\(number)-\(turn)", with: browser)
                        _ = try await browser.get("/")
                    }
                }
            }
            try await group.waitForAll()
        }
        let fragments = ["/fragments/room/wallpaper", "/fragments/paint/wallpaper"]
        var walls: Set<String> = []
        for fragment in fragments {
            let text = try await browser.get(fragment, headers: .script).text
            walls.insert(String(text.components(by: "The walls are ").last?.components(by: "<").first ?? ""))
        }
        #expect(walls.count == 1, "\(walls)")
    }
}
