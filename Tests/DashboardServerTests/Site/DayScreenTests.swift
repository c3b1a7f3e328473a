import DashboardTesting
import HTTPDaemon
import Testing

@Suite("The body's day, as it is served")
struct DayScreenTests {
    static let widgets = [
        "calendar", "day-pages/date", "day-summary", "average", "sleep", "workout", "weekly-sleep", "resting",
    ]

    @Test("Each widget is the one that was looked at", arguments: widgets)
    func widget(_ name: String) async throws {
        let browser = Browser(try ProductSite.make())
        let reply = try await browser.untilLoaded("day/\(name)").reply
        #expect(reply.status == .ok)
        try expectSnapshot(
            reply.text.withoutHashes,
            named: name.split(separator: "/").last.map(String.init) ?? name
        )
    }

    @Test("Each widget says itself in words and as JSON, too", arguments: widgets)
    func forms(_ name: String) async throws {
        let browser = Browser(try ProductSite.make())
        _ = try await browser.untilLoaded("day/\(name)")
        #expect(try await browser.fragment("day/\(name)", as: .text).status == .ok)
        let document = try await browser.fragment("day/\(name)", as: .json)
        #expect(document.status == .ok)
        #expect(document.text.contains(#""source":"sample watch","data":{"#))
    }

    @Test("The rings are a picture that stands alone")
    func picture() async throws {
        let browser = Browser(try ProductSite.make())
        _ = try await browser.untilLoaded("day/day-summary")
        let reply = try await browser.get("/fragments/day/day-summary.svg", headers: [.accept: "*/*"])
        #expect(reply[.contentType] == "image/svg+xml")
        #expect(reply.text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg""#))
        #expect(reply.text.contains(#"stroke="#) && !reply.text.contains("style="))
    }

    @Test("Without scripts a chosen day leads to the page of that day, and a hidden section stays hidden on it")
    func choosing() async throws {
        let browser = Browser(try ProductSite.make())
        _ = try await browser.submit("day/sleep", "hide")
        let page = try await browser.submit("day/calendar", "select", [NamedField("date", "2026-06-12")])
        #expect(page.status == .ok)
        #expect(page.text.contains(">Friday 12 June</h2>"))
        #expect(page.text.contains(#"value="2026-06-12" aria-current="date""#))
        #expect(page.text.contains("As of Friday 12 June, sample watch"))
        #expect(page.text.contains(#"<section id="day_sleep" class="card c7 large" data-pace="60" hidden></section>"#))
        #expect(page.text.contains(#"action="/fragments/day/sleep/show""#))
        #expect(page.text.contains("Sample data"))
    }

    @Test("Where somebody else has chosen a day, a visitor still sees today")
    func others() async throws {
        let site = try ProductSite.make()
        _ = try await Browser(site).submit("day/calendar", "previous")
        #expect(try await Browser(site).get("/day").text.contains(">Monday 15 June</h2>"))
    }

    @Test("With scripts a chosen day brings every section of it along, if its source is quick")
    func swapping() async throws {
        let browser = Browser(try ProductSite.make())
        _ = try await browser.get("/day")
        let reply = try await browser.press("day/calendar", "select", [NamedField("date", "2026-06-12")])
        #expect(reply.fragment?.id == "day_calendar")
        #expect(reply.others["day/day-pages"]?.html.contains(">Friday 12 June</h2>") == true)
        for name in Self.widgets.dropFirst(2) {
            let html = try #require(reply.others["day/\(name)"]).html
            #expect(html.contains("As of Friday 12 June"))
        }
    }

    @Test("While a source is slow, its sections keep their places, and programs hear that they are loading")
    func slowness() async throws {
        let browser = Browser(try ProductSite.make("--budget", "0", "--slow", "60"))
        let reply = try await browser.press("day/calendar", "previous")
        #expect(reply.fragment?.html.contains(#"value="2026-06-08" aria-current="date""#) == true)
        let section = try await browser.fragment("day/average").text
        #expect(section.contains(#"<div class="bones""#) && !section.contains("As of"))
        #expect(try await browser.fragment("day/average", as: .json).text.contains(#""state":"loading""#))
    }
}
