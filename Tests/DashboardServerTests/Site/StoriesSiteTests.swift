import DashboardTesting
import HTTPDaemon
import Testing

@Suite("Stories and kiosk as Daybook shows them")
struct StoriesSiteTests {
    /// Everything has been fetched before the page is looked at.
    private func page(_ target: String, loading paths: [String], by browser: Browser) async throws -> String {
        for path in paths { _ = try await browser.untilLoaded(path) }
        return try await browser.get(target).text.withoutHashes
    }

    @Test("The screens are what was looked at", arguments: ["stories", "kiosk"], BrowserWay.allCases)
    func screens(screen: String, way: BrowserWay) async throws {
        let text = try await Browser.visit(try ProductSite.make(), by: way) { browser in
            try await page("/\(screen)", loading: [screen], by: browser)
        }
        try expectSnapshot(text, named: screen)
    }

    @Test("No navigation leads to the kiosk, and none leads away from it")
    func noNavigation() async throws {
        let browser = Browser(try ProductSite.make())
        let kiosk = try await page("/kiosk", loading: ["kiosk"], by: browser)
        #expect(!kiosk.contains("<nav") && !kiosk.contains("<a "))
        #expect(try await !browser.get("/stories").text.contains("/kiosk"))
    }

    @Test("With scripts off, a story is opened, read, and left by Back", arguments: BrowserWay.allCases)
    func opening(way: BrowserWay) async throws {
        try await Browser.visit(try ProductSite.make(), by: way) { browser in
            let pages = "stories/feed/reader/pages"
            let story = [NamedField("story", "tram"), NamedField("return", "/stories#here")]
            let opened = try await browser.post("/fragments/stories/feed/reader/list/open", form: story)
            #expect(opened.status == .seeOther)
            #expect(opened[.location] == "/stories#here")
            let article = try await browser.untilLoaded("\(pages)/tram")
            #expect(article.reply.status == .ok)
            #expect(try await browser.get("/stories").text.contains("Nothing was built."))
            _ = try await browser.submit("\(pages)/tram", "back")
            #expect(try await !browser.get("/stories").text.contains("Nothing was built."))
        }
    }

    @Test("With scripts, the answer to opening a story has it in its place", arguments: BrowserWay.allCases)
    func answer(way: BrowserWay) async throws {
        try await Browser.visit(try ProductSite.make(), by: way) { browser in
            let reader = "stories/feed/reader"
            let reply = try await browser.press("\(reader)/pages", "open", [NamedField("story", "choir")])
            #expect(reply.reply.text.contains(#"id="stories_feed_reader_pages_choir""#))
            // The story that was addressed has left, so the answer is about the pages that held it.
            let back = try await browser.press("\(reader)/pages/choir", "back")
            #expect(back.reply.text.hasPrefix(#"<div id="stories_feed_reader_pages""#))
        }
    }
}
