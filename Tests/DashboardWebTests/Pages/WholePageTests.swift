import DashboardTesting
import HTTPDaemon
import Testing

@Suite("A page on which everything is ready")
struct WholePageTests {
    private let house = House()

    @Test("It is sent in one piece that can be kept", arguments: BrowserWay.allCases)
    func onePiece(way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let page = try await browser.get("/")
            #expect(page.status == .ok)
            #expect(page[.contentType] == "text/html; charset=utf-8")
            #expect(page[.contentLength] == "\(page.body.count)")
            #expect(page[.eTag]?.hasPrefix("\"") == true)
            #expect(page[.cacheControl] == "no-cache")
            let vary = page[.vary] ?? ""
            #expect(vary.contains("Cookie") && vary.contains("Accept-Encoding"))
            #expect(page[.setCookie] == nil)
            #expect(!page.text.contains("<template"))
            #expect(page.text.hasSuffix("</html>") || page.text.hasSuffix("</html>\n"))
        }
    }

    @Test(
        "Each screen has an address, one heading, and is the current one in the navigation",
        arguments: [("/", "A fine day", "Today"), ("/harbour", "Harbour", "Harbour"), ("/storm", "Storm", "Storm")]
    )
    func landmarks(address: String, headline: String, name: String) async throws {
        for gate in house.gates.values { gate.open() }
        let browser = house.browser
        let page = try await browser.get(address)
        #expect(page.count(of: "<h1") == 1)
        #expect(page.text.contains("<h1>\(headline)</h1>"))
        #expect(page.text.contains("<title>\(name) – Daybook</title>"))
        #expect(page.count(of: "aria-current=\"page\"") == 1)
        #expect(page.text.contains("href=\"\(address)\" aria-current=\"page\">\(name)</a>"))
        #expect(page.count(of: "<main ") == 1 && page.count(of: "<nav ") == 1 && page.count(of: "<footer ") == 1)
        #expect(page.text.hasInOrder(["<a class=\"skip\" href=\"#main\">", "<header", "id=\"main\""]))
    }

    @Test("The front page has one address only")
    func oneAddress() async throws {
        let browser = house.browser
        #expect(try await browser.get("/today").status == .notFound)
        #expect(try await browser.get("/nowhere").status == .notFound)
        #expect(try await browser.request(.put, "/").status == .methodNotAllowed)
    }

    @Test("Who has the page already gets no body", arguments: BrowserWay.allCases)
    func notModified(way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let page = try await browser.get("/")
            let tag = try #require(page.headers[.eTag])
            let again = try await browser.get("/", headers: [.ifNoneMatch: tag])
            #expect(again.status == .notModified)
            #expect(again.body.isEmpty)
            #expect(again.headers[.eTag] == tag)
            #expect(again[.vary] == page[.vary])
            #expect(again[.cacheControl] == page[.cacheControl])
            #expect(try await browser.get("/fragments", headers: [.ifNoneMatch: tag]).status == .ok)
        }
    }

    @Test("HEAD says what GET would say", arguments: BrowserWay.allCases)
    func head(way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let page = try await browser.get("/")
            let head = try await browser.request(.head, "/")
            #expect(head.status == .ok)
            #expect(head.body.isEmpty)
            for name: HeaderName in [.eTag, .contentLength, .contentType, .vary, .cacheControl, .contentEncoding] {
                #expect(head[name] == page[name], "\(name)")
            }
        }
    }

    @Test("The tag changes with the bytes, and comes back with them")
    func tag() async throws {
        let browser = house.browser
        let first = try await browser.get("/")
        _ = try await browser.post("/fragments/today/poem/hide")
        let second = try await browser.get("/")
        #expect(second[.eTag] != first[.eTag])
        #expect(second.text != first.text)
        #expect(second[.cacheControl] == "private, no-cache")
        _ = try await browser.post("/fragments/today/poem/show")
        let third = try await browser.get("/")
        #expect(third[.eTag] == first[.eTag])
        #expect(third.content == first.content)
    }

    @Test("A page costs nothing to send again")
    func keptAnswer() async throws {
        let browser = house.browser
        let first = try await browser.get("/")
        let second = try await browser.get("/")
        // The time that rendering took is said once, so it is the same rendering.
        #expect(first[.serverTiming] == second[.serverTiming])
        #expect(first[.serverTiming]?.hasPrefix("render;dur=") == true)
    }

    @Test("A hidden widget keeps its place and nothing else, and stands in the tray")
    func hidden() async throws {
        let browser = house.browser
        let before = try await browser.get("/")
        #expect(before.text.contains("class=\"tray\" data-pace=\"60\"></"))
        _ = try await browser.post("/fragments/today/poem/hide")
        let page = try await browser.get("/")
        #expect(!page.text.contains("The sea"))
        #expect(page.text.contains("id=\"today_poem\" class=\"card c5\" hidden></section>"))
        #expect(page.text.contains("action=\"/fragments/today/poem/show\""))
        #expect(page.text.contains("aria-expanded=\"false\" aria-controls=\"today_poem\""))
        #expect(page.count(of: "id=\"today_poem\"") == 1)
    }
}
