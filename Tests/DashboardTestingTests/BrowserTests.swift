import DashboardTesting
import HTTPDaemon
import Testing

@Suite("A browser in a test")
struct BrowserTests {
    @Test("A page is the same in process and over a socket", arguments: BrowserWay.allCases)
    func page(way: BrowserWay) async throws {
        try await Browser.visit(TestSite.make(), by: way) { browser in
            let page = try await browser.get("/")
            #expect(page.status == .ok)
            #expect(page[.contentType] == "text/html; charset=utf-8")
            #expect(page.text == TestSite.page)
            #expect(try await browser.get("/stream").text == "one two three")
            #expect(try await browser.get("/nowhere").status == .notFound)
            let head = try await browser.request(.head, "/")
            #expect(head.status == .ok)
            #expect(head.body.isEmpty)
        }
    }

    @Test("Both ways say the same about a page", arguments: ["/", "/compressed", "/nowhere", "/login"])
    func headers(target: String) async throws {
        var replies: [Reply] = []
        for way in BrowserWay.allCases {
            replies.append(try await Browser.visit(TestSite.make(), by: way) { try await $0.get(target) })
        }
        let varying: Set<HeaderName> = [.date, .connection, .serverTiming, .xRequestId]
        let said = replies.map { reply in
            reply.headers.filter { !varying.contains($0.name) }.map { "\($0.name.text.lowercased()): \($0.value)" }
        }
        #expect(Set(said[0]) == Set(said[1]))
        #expect(replies[0].status == replies[1].status)
    }

    @Test("A compressed page reads as its text", arguments: BrowserWay.allCases)
    func compressed(way: BrowserWay) async throws {
        try await Browser.visit(TestSite.make(), by: way) { browser in
            let page = try await browser.get("/compressed")
            #expect(page.text == TestSite.page)
            #expect(page.body != page.content)
        }
    }

    @Test("A browser says what it accepts, unless the test says otherwise", arguments: BrowserWay.allCases)
    func accepts(way: BrowserWay) async throws {
        try await Browser.visit(TestSite.make(), by: way) { browser in
            let page = try await browser.get("/echo?a=1")
            #expect(page.text == "text/html, */*;q=0.8 a=1")
            let json = try await browser.get("/echo", headers: [.accept: "application/json"])
            #expect(json.text == "application/json ")
        }
    }

    @Test("Cookies are kept, sent back, and removed", arguments: BrowserWay.allCases)
    func cookies(way: BrowserWay) async throws {
        try await Browser.visit(TestSite.make(), by: way) { browser in
            #expect(try await browser.get("/cookies").text == "none")
            let login = try await browser.get("/login")
            #expect(browser.cookie("session") == "abc")
            #expect(try await browser.follow(login).text == "session=abc")
            #expect(try await browser.follow(browser.get("/logout")).text == "none")
            #expect(browser.cookie("session") == nil)
        }
    }

    @Test("A form comes with its fields and its origin", arguments: BrowserWay.allCases)
    func form(way: BrowserWay) async throws {
        try await Browser.visit(TestSite.make(), by: way) { browser in
            let fields = [NamedField("tag", "sun & rain"), NamedField("tag", "é")]
            let reply = try await browser.post("/form", form: fields)
            #expect(reply.status == .ok)
            #expect(reply.text.hasPrefix("[\"sun & rain\", \"é\"] http://localhost"))
        }
    }

    @Test("A reply that leads nowhere cannot be followed")
    func nowhere() async throws {
        let browser = Browser(TestSite.make())
        let page = try await browser.get("/")
        await #expect(throws: BrowserFailure.nowhereToGo(.ok)) { try await browser.follow(page) }
    }

    @Test("A failing visit still stops its daemon")
    func failingVisit() async throws {
        await #expect(throws: SocketFailure.timedOut) {
            try await Browser.visit(TestSite.make(), by: .socket) { _ in throw SocketFailure.timedOut }
        }
    }
}
