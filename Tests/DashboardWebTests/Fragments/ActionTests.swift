import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("Actions")
struct ActionTests {
    private let house = House()

    @Test(
        "Hiding, showing and toggling do what they say, however often",
        arguments: [
            (["hide"], true), (["hide", "hide"], true), (["show"], false), (["hide", "show"], false),
            (["hide", "show", "show"], false), (["toggle"], true), (["toggle", "toggle"], false),
            (["toggle", "hide"], true), (["hide", "toggle"], false),
            (["hide", "hide", "toggle", "show", "toggle"], true),
        ],
        BrowserWay.allCases
    )
    func visibility(story: (actions: [String], isHidden: Bool), way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            for action in story.actions {
                let reply = try await browser.post("/fragments/today/poem/\(action)", headers: .script)
                #expect(reply.status == .ok)
                #expect(reply[.cacheControl] == "no-store")
            }
            let page = try await browser.get("/")
            #expect(page.text.contains("The sea") == !story.isHidden)
            let json = try await browser.get("/fragments/today/poem.json")
            #expect(json.text.contains("\"hidden\":\(story.isHidden)"))
        }
    }

    @Test("The addressed fragment comes first, and what else has changed to be swapped out of band")
    func outOfBand() async throws {
        let browser = house.browser
        let hidden = try await browser.post("/fragments/today/poem/hide", headers: .htmx)
        #expect(
            hidden.text.hasPrefix(
                "<section id=\"today_poem\" class=\"card c5\" hidden></section>"
                    + "<section hx-swap-oob=\"true\" id=\"today_tray\" class=\"tray\""
            ),
            "\(hidden)"
        )
        #expect(hidden.count(of: "hx-swap-oob") == 1 && hidden.count(of: "id=\"today_poem\"") == 1)
        let shown = try await browser.post("/fragments/today/poem/show", headers: .htmx)
        #expect(shown.text.hasPrefix("<section id=\"today_poem\" class=\"card c5\" aria-labelledby="))
        #expect(shown.text.contains("The sea") && shown.count(of: "hx-swap-oob") == 1)
        let nothing = try await browser.post("/fragments/today/poem/show", headers: .htmx)
        #expect(nothing.text.hasPrefix("<section id=\"today_poem\"") && nothing.count(of: "hx-swap-oob") == 0)
    }

    @Test("Parts of the addressed fragment are not sent a second time")
    func partsOnce() async throws {
        let reply = try await house.browser.post("/fragments/today/shelf/tidy", headers: .htmx)
        #expect(reply.text.hasPrefix("<div id=\"today_shelf\""))
        #expect(reply.count(of: "id=\"today_shelf_left\"") == 1, "\(reply)")
        // The tray of the screen is no part of it.
        #expect(reply.count(of: "hx-swap-oob") == 1 && reply.text.contains("id=\"today_tray\""))
    }

    @Test("Turbo gets a stream of replacements, the addressed one first")
    func turboStream() async throws {
        let headers: Headers = [.accept: "text/vnd.turbo-stream.html, text/html, application/xhtml+xml"]
        let reply = try await house.browser.post("/fragments/today/poem/hide", headers: headers)
        #expect(reply.status == .ok)
        #expect(reply[.contentType]?.hasPrefix("text/vnd.turbo-stream.html") == true)
        #expect(
            reply.text.hasPrefix(
                "<turbo-stream action=\"replace\" target=\"today_poem\"><template>"
                    + "<section id=\"today_poem\" class=\"card c5\" hidden></section></template></turbo-stream>"
                    + "<turbo-stream action=\"replace\" target=\"today_tray\"><template><section id=\"today_tray\""
            ),
            "\(reply)"
        )
        #expect(reply.text.hasSuffix("</template></turbo-stream>") && reply.count(of: "<turbo-stream") == 2)
    }

    @Test("A Turbo frame gets the addressed fragment inside that frame")
    func turboFrame() async throws {
        let headers: Headers = [.turboFrame: "side", .accept: "text/html"]
        let reply = try await house.browser.post("/fragments/today/poem/hide", headers: headers)
        #expect(
            reply.text == "<turbo-frame id=\"side\"><section id=\"today_poem\" class=\"card c5\" hidden></section>"
                + "</turbo-frame>"
        )
    }

    @Test("A program gets the fragment's data")
    func json() async throws {
        let browser = house.browser
        let reply = try await browser.post("/fragments/today/poem/hide", headers: .json)
        #expect(reply[.contentType] == "application/json")
        #expect(reply.text == (try await browser.get("/fragments/today/poem.json").text))
        #expect(reply.text.contains("\"hidden\":true"))
        let image = Headers.script.with(.accept, "image/png")
        #expect(try await browser.post("/fragments/today/poem/show", headers: image).status == .notAcceptable)
    }

    @Test(
        "A form of a page without scripts is sent back to a page",
        arguments: [
            (nil, "/", "today/poem"), ("/", "/", "today/poem"), ("/harbour", "/harbour", "today/poem"),
            ("/harbour?x=1#main", "/harbour?x=1#main", "today/poem"), (nil, "/harbour", "harbour/quay"),
        ] as [(String?, String, String)],
        BrowserWay.allCases
    )
    func seeOther(story: (page: String?, target: String, path: String), way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let form = story.page.map { [NamedField("return", $0)] } ?? []
            let reply = try await browser.post("/fragments/\(story.path)/hide", form: form)
            #expect(reply.status == .seeOther)
            #expect(reply[.location] == story.target)
            #expect(reply[.cacheControl] == "no-store")
            let json = try await browser.get("/fragments/\(story.path).json")
            #expect(json.text.contains("\"hidden\":true"))
        }
    }

    @Test(
        "A page that is not ours is refused before anything is done",
        arguments: [
            "https://example.org/", "//example.org/", "/\\example.org", "\\\\example.org", "javascript:alert(1)", "",
            "today", "/nowhere", "/today", "/fragments", "/fragments/today/poem", "/harbour/", "/harbour\r\nX: y",
            "/?\r\nSet-Cookie: a=b", "/%2e%2e", " /", "/./", "http://localhost/", "/harbour\u{0}", "?x",
        ],
        [Headers.navigation, .htmx, .json]
    )
    func foreignReturn(page: String, headers: Headers) async throws {
        let browser = house.browser
        let reply = try await browser.post(
            "/fragments/today/poem/hide",
            form: [NamedField("return", page)],
            headers: headers
        )
        #expect(reply.status == .badRequest, "\(reply)")
        #expect(reply[.setCookie] == nil)
        #expect(try await browser.get("/").text.contains("The sea"))
        #expect(try await house.store.count == 0)
    }

    @Test(
        "What nobody does, or nobody is there to do, is not found",
        arguments: [
            "today/poem/dance", "today/nobody/hide", "nowhere/poem/hide", "today/hide", "today/tray/hide",
            "today", "today/poem.json/hide", "today/poem/hide.json", "today/poem/Hide", "today/poem/hide/hide",
            "harbour/one/loading-fetch/hide", "today/select",
            String(repeating: "today/", count: 300) + "hide",
        ]
    )
    func notFound(path: String) async throws {
        let reply = try await house.browser.post("/fragments/\(path)", headers: .script)
        #expect(reply.status == .notFound, "\(reply)")
        #expect(reply[.setCookie] == nil)
        #expect(house.visitors.liveCount == 0)
    }

    @Test("What is there to be read is not asked to do anything", arguments: ["today/poem", "today/poem/"])
    func fragmentOnly(path: String) async throws {
        let reply = try await house.browser.post("/fragments/\(path)", headers: .script)
        #expect(reply.status == .methodNotAllowed)
        #expect(reply[.allow] == "GET, HEAD, OPTIONS")
    }

    @Test("An action is only ever done by POST", arguments: [Method.get, .put, .delete, .patch], BrowserWay.allCases)
    func method(method: HTTPDaemon.Method, way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let reply = try await browser.request(
                method,
                "/fragments/today/poem/hide",
                headers: Headers.script.with(.origin, "http://localhost")
            )
            #expect(reply.status == .methodNotAllowed)
            let page = try await browser.get("/")
            #expect(page.text.contains("The sea"))
        }
    }

    @Test(
        "A body that is no form is refused, and nothing is done",
        arguments: [
            ("application/json", "{}", 415), ("text/plain", "a=b", 415),
            ("application/x-www-form-urlencoded", "%zz", 400),
        ],
        BrowserWay.allCases
    )
    func wrongBody(story: (type: String, body: String, status: Int), way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let reply = try await browser.request(
                .post,
                "/fragments/today/poem/hide",
                headers: Headers.script.with(.contentType, try HeaderValue(story.type)),
                body: Array(story.body.utf8)
            )
            #expect(reply.status.code == story.status, "\(reply)")
            let page = try await browser.get("/")
            #expect(page.text.contains("The sea"))
        }
    }

    @Test("A body larger than a form may be is refused", arguments: BrowserWay.allCases)
    func largeBody(way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let form = [NamedField("x", String(repeating: "y", count: 70_000))]
            let reply = try await browser.post("/fragments/today/poem/hide", form: form, headers: .script)
            #expect(reply.status == .contentTooLarge)
        }
    }

    @Test("No body at all is as good as an empty form", arguments: BrowserWay.allCases)
    func noBody(way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let reply = try await browser.request(.post, "/fragments/today/poem/hide", headers: .script)
            #expect(reply.status == .ok && reply.text.contains("hidden"))
        }
    }

    @Test("An action that a widget does not answer climbs to the first container that does")
    func climbing() async throws {
        let browser = house.browser
        let reply = try await browser.post("/fragments/today/shelf/left/tidy", headers: .htmx)
        #expect(reply.status == .ok)
        #expect(reply.text.hasPrefix("<section id=\"today_shelf_left\" class=\"card c5\" hidden></section>"))
        #expect(reply.text.contains("<section hx-swap-oob=\"true\" id=\"today_shelf_right\""))
        let page = try await browser.get("/")
        #expect(!page.text.contains("On the left") && !page.text.contains("On the right"))
    }

    @Test("An action gets the fields of its form")
    func fields() async throws {
        let browser = house.browser
        _ = try await browser.post(
            "/fragments/today/tally/count",
            form: [NamedField("by", "5"), NamedField("by", "7")]
        )
        _ = try await browser.post("/fragments/today/tally/count")
        #expect(try await browser.get("/fragments/today/tally.txt").text.hasPrefix("counted 6,"))
    }

    @Test(
        "Another site's page can do nothing in a visitor's name",
        arguments: [
            ([.secFetchSite: "cross-site", .origin: "http://localhost"], 403), ([.secFetchSite: "same-site"], 403),
            ([.secFetchSite: "same-origin", .origin: "http://localhost"], 200), ([.secFetchSite: "none"], 200),
            ([.origin: "http://example.org"], 403), ([.origin: "null"], 403), ([.origin: "http://localhost:81"], 403),
            ([.origin: "https://localhost"], 403), ([.origin: "http://localhost"], 200), ([.origin: "none"], 403),
        ] as [(Headers, Int)]
    )
    func forgery(headers: Headers, status: Int) async throws {
        var headers = headers
        headers[.accept] = "application/json"
        let browser = house.browser
        let reply = try await browser.post("/fragments/today/poem/hide", headers: headers)
        #expect(reply.status.code == status)
        #expect(try await browser.get("/").text.contains("The sea") == (status != 200))
    }

    @Test("A request that says nothing of where it comes from is refused with a cookie, and served without")
    func unknownOrigin() async throws {
        let browser = house.browser
        let plain: Headers = [.accept: "application/json"]
        let first = try await browser.request(.post, "/fragments/today/poem/hide", headers: plain)
        #expect(first.status == .ok && first[.setCookie] != nil)
        let second = try await browser.request(.post, "/fragments/today/poem/show", headers: plain)
        #expect(second.status == .forbidden)
        #expect(try await browser.get("/").text.contains("The sea") == false)
    }
}
