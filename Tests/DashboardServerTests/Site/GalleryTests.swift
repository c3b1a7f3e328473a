import DashboardCore
@testable import DashboardServer
import DashboardTesting
import HTTPDaemon
import Testing

private let roomNames = [
    "gallery", "gallery-weather", "gallery-body", "gallery-stories", "gallery-house", "gallery-charts",
]

@Suite("The gallery", .timeLimit(.minutes(3)))
struct GalleryTests {
    /// No page may wait until a deadline that comes after the end of the test.
    private func gallery(budget: String = "10000") throws -> Browser {
        Browser(try ProductSite.make("--rehearse", "--page-seconds", "3600", "--budget", budget))
    }

    @Test("Each room has all that it shows, at once and in a stream", arguments: roomNames, ["0", "10000"])
    func rooms(name: String, budget: String) async throws {
        let page = try await gallery(budget: budget).get("/\(name)")
        #expect(page.status == .ok && page.text.hasSuffix("</html>"))
        #expect(!page.text.contains("Look again</a></p></div></section>"))
        let ids = page.text.matches(of: #/ id="([^"]+)"/#).map { $0.output.1 }
        #expect(Set(ids).count == ids.count)
    }

    @Test(
        "A widget is in the state that is written above it",
        arguments: [
            ("ready-wide", "ready"), ("extreme-middle", "ready"), ("empty-narrow", "ready"), ("stale-narrow", "stale"),
            ("failed-narrow", "failed"), ("busy-narrow", "failed"), ("unauthorised-narrow", "failed"),
        ],
        ["light", "dark"]
    )
    func states(pane: (name: String, state: String), theme: String) async throws {
        let browser = try gallery()
        _ = try await browser.get("/gallery-body")
        let widget = "/fragments/gallery-body/workout/\(pane.name)-\(theme)/workout"
        let html = try await browser.get(widget).text
        #expect(html.contains(" failed\"") == (pane.state == "failed"))
        #expect(html.contains(" stale\"") == (pane.state == "stale"))
        #expect(html.contains("four hours old") == (pane.state == "stale"))
    }

    @Test("What loads shows bones, and what is hidden is a chip in a tray")
    func places() async throws {
        let browser = try gallery()
        let page = try await browser.get("/gallery-weather").text
        for widget in ["hours", "now", "air", "alerts", "week", "sun"] {
            #expect(page.contains("id=\"gallery-weather_\(widget)_loading-narrow-dark_placeholder\""))
            #expect(page.contains("id=\"gallery-weather_\(widget)_hidden-narrow-dark_tray\""))
        }
        #expect(page.matches(of: #/class="bones"/#).count == 12)
    }

    @Test("Nobody is told of its rooms, and without being asked for there is none")
    func unlisted() async throws {
        let rehearsing = try gallery()
        for list in ["/fragments", "/openapi.json", "/"] {
            let text = try await rehearsing.get(list).text
            #expect(text.contains("/gallery") || list == "/fragments")
            #expect(!text.contains("gallery-weather"))
        }
        let plain = Browser(try ProductSite.make())
        for room in roomNames { #expect(try await plain.get("/\(room)").status == .notFound) }
        #expect(try await !plain.get("/").text.contains("gallery"))
    }
}
