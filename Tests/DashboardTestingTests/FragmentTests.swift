import DashboardTesting
import HTTPDaemon
import Testing

@Suite("Widgets in a test")
struct FragmentTests {
    @Test("A pressed button brings back what changed", arguments: BrowserWay.allCases)
    func press(way: BrowserWay) async throws {
        try await Browser.visit(WidgetSite().make(), by: way) { browser in
            #expect(try await browser.get("/").isHidden("today/clock") == false)
            let hidden = try await browser.press("today/clock", "hide")
            #expect(hidden.fragment?.id == "today_clock")
            #expect(hidden.isHidden("today/clock") == true)
            #expect(hidden.isHidden("today/summary") == nil)
            #expect(hidden.others.keys.sorted() == ["today/tray"])
            let page = try await browser.get("/")
            #expect(page.isHidden("today/clock") == true)
            #expect(page.isHidden("today/summary") == false)
            #expect(page.isHidden("today/nothing") == nil)
            #expect(page.fragment("today/tray")?.text == "clock")
            let shown = try await browser.press("today/clock", "show", [NamedField("return", "/")])
            #expect(shown.isHidden("today/clock") == false)
        }
    }

    @Test("A form without scripts leads back to the page", arguments: BrowserWay.allCases)
    func submit(way: BrowserWay) async throws {
        try await Browser.visit(WidgetSite().make(), by: way) { browser in
            let page = try await browser.submit("today/clock", "hide", [NamedField("return", "/?again")])
            #expect(page.status == .ok)
            #expect(page.isHidden("today/clock") == true)
            #expect(try await browser.submit("today/clock", "dance").status == .notFound)
        }
    }

    @Test("An action that is not answered brings no fragment", arguments: BrowserWay.allCases)
    func unknown(way: BrowserWay) async throws {
        try await Browser.visit(WidgetSite().make(), by: way) { browser in
            let reply = try await browser.press("today/clock", "dance")
            #expect(reply.reply.status == .notFound)
            #expect(reply.fragment == nil)
            #expect(reply.others.isEmpty)
        }
    }

    @Test("A fragment comes in each form", arguments: BrowserWay.allCases)
    func formats(way: BrowserWay) async throws {
        try await Browser.visit(WidgetSite().make(), by: way) { browser in
            let html = try await browser.fragment("today/clock")
            #expect(html.fragment("today/clock")?.text == "clock & more")
            #expect(try await browser.fragment("today/clock", as: .json)[.contentType] == "application/json")
            #expect(try await browser.fragment("today/clock", as: .text).text == "It is ten.\n")
            try expectSnapshot(#require(html.fragment("today/clock")), named: "clock")
            try expectSnapshot(try await browser.get("/"), named: "page")
        }
    }

    @Test("What is slow is asked for until it is here, and not for ever", arguments: BrowserWay.allCases)
    func untilLoaded(way: BrowserWay) async throws {
        try await Browser.visit(WidgetSite(slowFor: 2).make(), by: way) { browser in
            #expect(try await browser.fragment("today/slow").element(id: "today_slow")?["aria-busy"] == "true")
            let loaded = try await browser.untilLoaded("today/slow")
            #expect(loaded.fragment?.text == "here")
        }
        _ = try await Browser.visit(WidgetSite(slowFor: 5).make(), by: way) { browser in
            _ = await #expect(throws: BrowserFailure.stillLoading("today/slow")) {
                try await browser.untilLoaded("today/slow", attempts: 2)
            }
        }
    }

    @Test("Two browsers side by side are two visitors")
    func sideBySide() async throws {
        let site = WidgetSite().make()
        let (first, second) = (Browser(site), Browser(site))
        _ = try await first.press("today/clock", "hide")
        _ = try await second.press("today/summary", "hide")
        #expect(first.cookie("daybook") != second.cookie("daybook"))
        let pages = (try await first.get("/"), try await second.get("/"))
        #expect([pages.0.isHidden("today/clock"), pages.0.isHidden("today/summary")] == [true, false])
        #expect([pages.1.isHidden("today/clock"), pages.1.isHidden("today/summary")] == [false, true])
    }
}
