import DashboardCore
import DashboardTesting
import HTTPDaemon
import Testing

@Suite("One fragment for those who ask in their own ways")
struct FragmentAskerTests {
    private let house = House()

    @Test("A Turbo frame gets it inside that frame, and so its errors", arguments: BrowserWay.allCases)
    func turboFrame(way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let headers: Headers = [.turboFrame: "side.1", .accept: "text/html, application/xhtml+xml"]
            let plain = try await browser.get("/fragments/today/note", headers: .script)
            let reply = try await browser.get("/fragments/today/note", headers: headers)
            #expect(reply.text == "<turbo-frame id=\"side.1\">\(plain.text)</turbo-frame>")
            #expect(reply[.vary]?.contains("Turbo-Frame") == true)
            #expect(reply[.eTag] != plain[.eTag])
            let error = try await browser.get("/fragments/today/nobody", headers: headers)
            #expect(error.status == .notFound)
            #expect(error.text.hasPrefix("<turbo-frame id=\"side.1\">") && error.text.hasSuffix("</turbo-frame>"))
        }
    }

    @Test(
        "The name of a frame is no way to write into a page",
        arguments: ["\"><script>", "a b", "", "<", String(repeating: "a", count: 257)]
    )
    func hostileFrame(name: String) async throws {
        let browser = house.browser
        let reply = try await browser.get(
            "/fragments/today/note",
            headers: Headers.script.with(.turboFrame, try HeaderValue(name))
        )
        #expect(!reply.text.contains("turbo-frame") && !reply.text.contains("script"))
    }

    @Test("Who goes to its address with a browser gets a whole page")
    func navigation() async throws {
        let browser = house.browser
        let page = try await browser.get("/fragments/today/note", headers: .navigation)
        #expect(page.status == .ok)
        #expect(page.text.lowercased().hasPrefix("<!doctype html>"))
        #expect(page.text.contains("<h1>Note</h1>"))
        #expect(page.count(of: "<h1") == 1 && page.count(of: "id=\"today_note\"") == 1)
        #expect(page.text.contains("Buy milk &amp; bread"))
        #expect(!page.text.contains("The sea"))
        #expect(page[.vary]?.contains("Sec-Fetch-Mode") == true)
        let again = try await browser.get(
            "/fragments/today/note",
            headers: .navigation.with(.ifNoneMatch, HeaderValue(ours: page[.eTag] ?? ""))
        )
        #expect(again.status == .notModified)
    }

    @Test("A browser that goes to a fragment that is loading is told to come again")
    func loadingNavigation() async throws {
        let browser = house.browser
        let page = try await browser.get("/fragments/harbour/one", headers: .navigation)
        #expect(page.status == .ok && page.text.contains("</html>"))
        #expect(page[.refresh] == "1")
        try await house.openAll(on: "harbour")
        #expect(try await browser.get("/fragments/harbour/one", headers: .navigation)[.refresh] == nil)
    }

    @Test("A history that is to be restored gets the page that the fragment is part of")
    func historyRestore() async throws {
        let browser = house.browser
        let reply = try await browser.get(
            "/fragments/today/note",
            headers: Headers.htmx.with(.hxHistoryRestoreRequest, "true")
        )
        let page = try await browser.get("/")
        #expect(reply.content == page.content)
        #expect(reply[.vary]?.contains("HX-History-Restore-Request") == true)
    }

    @Test(
        "286 tells htmx to stop asking for what announces no pace and is not loading",
        arguments: [
            ("today/note", true, 200), ("today/poem", true, 286), ("today/poem", false, 200), ("today", true, 286),
            ("today/tray", true, 200), ("harbour/one", true, 200), ("harbour", true, 200), ("harbour/quay", true, 286),
        ]
    )
    func stopPolling(path: String, isHTMX: Bool, status: Int) async throws {
        let browser = house.browser
        let reply = try await browser.get("/fragments/\(path)", headers: isHTMX ? .htmx : .script)
        #expect(reply.status.code == status)
        #expect(reply.text.hasPrefix("<"))
    }

    @Test("286 has the body that 200 would have, and the other forms never have that status")
    func stopPollingBody() async throws {
        let browser = house.browser
        let plain = try await browser.get("/fragments/today/poem", headers: .script)
        #expect(try await browser.get("/fragments/today/poem", headers: .htmx).content == plain.content)
        #expect(try await browser.get("/fragments/today/poem.json", headers: .htmx).status == .ok)
    }
}
