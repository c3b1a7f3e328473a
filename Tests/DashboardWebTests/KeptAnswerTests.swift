import DashboardCore
import DashboardTesting
import DashboardWeb
import HTTPDaemon
import Markup
import Testing

@Suite("Answers that were made before")
struct KeptAnswerTests {
    private static func site() -> Site {
        let dashboard = Dashboard(Storyboard { [DeskController()] }) {
            PageAssets(stylesheets: [], favicon: "/favicon.svg", icons: "/icons.svg")
        }
        var router = Router()
        dashboard.add(to: &router)
        return Site(router: router)
    }

    @Test("Whatever was kept, the next answer shows each change", arguments: ["/", "/fragments/desk"])
    func freshness(address: String) async throws {
        let browser = Browser(Self.site())
        for action in ["hide", "show", "hide", "toggle"] {
            _ = try await browser.post("/fragments/desk/note/\(action)")
            // The first answer is made, the second finds it unchanged, and the third goes into no tree any more.
            for _ in 1...3 {
                let text = try await browser.get(address).text
                #expect(text.contains("Show </span>Note") == (action == "hide"))
                #expect(text.contains("Milk &amp; eggs") == (action != "hide"))
            }
        }
    }

    @Test("What one visitor has changed, nobody else is shown", arguments: ["/", "/fragments/desk"])
    func privacy(address: String) async throws {
        let site = Self.site()
        let (one, other) = (Browser(site), Browser(site))
        for _ in 1...3 { #expect(try await other.get(address).text.contains("Milk")) }
        _ = try await one.post("/fragments/desk/note/hide")
        for _ in 1...3 {
            #expect(try await !one.get(address).text.contains("Milk"))
            #expect(try await other.get(address).text.contains("Milk"))
        }
    }
}

private final class DeskController: ScreenController {
    init() { super.init(identifier: "desk") }
    override func makeWidgets() -> [Controller] { [SlipController(identifier: "note")] }
}

private final class SlipController: CardController {
    override var matter: any Markup { p { "Milk & eggs" } }
}
