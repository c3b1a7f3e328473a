import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("The cookie by which a visitor is known")
struct CookieTests {
    private let house = House()

    @Test("It is set by the first change and by nothing else", arguments: BrowserWay.allCases)
    func firstChange(way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            for target in ["/", "/fragments", "/fragments/today/note", "/fragments/today/note.json", "/nowhere"] {
                let reply = try await browser.get(target)
                #expect(reply[.setCookie] == nil)
            }
            let first = try await browser.post("/fragments/today/poem/hide", headers: .script)
            let parts = (first[.setCookie] ?? "").components(by: "; ").map(String.init)
            let value = try #require(browser.cookie("daybook"))
            #expect(parts.first == "daybook=\(value)")
            #expect(Set(parts.dropFirst()) == ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"])
            #expect(value.utf8.count == 22)
            #expect(value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
            let second = try await browser.post("/fragments/today/poem/show", headers: .script)
            #expect(second[.setCookie] == nil)
            let page = try await browser.get("/")
            #expect(page[.setCookie] == nil)
        }
    }

    @Test(
        "Over TLS it is for this host alone, also where a trusted proxy ends the encryption",
        arguments: [true, false]
    )
    func secure(isProxied: Bool) async throws {
        var draft = Site.Draft(.post, "/fragments/today/poem/hide")
        draft.headers[.secFetchSite] = "same-origin"
        if isProxied { draft.headers[.xForwardedProto] = "https" } else { draft.isSecure = true }
        let cookie = await house.site.respond(to: draft).headers[.setCookie]?.text ?? ""
        #expect(cookie.hasPrefix("__Host-daybook="))
        let parts = Set(cookie.components(by: "; ").dropFirst().map(String.init))
        #expect(parts == ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000", "Secure"])
        // The name without the prefix means nothing there.
        let value = cookie.dropFirst("__Host-daybook=".count).prefix(22)
        for (name, isKnown) in [("__Host-daybook", true), ("daybook", false)] {
            var page = Site.Draft(.get, "/")
            page.headers[.cookie] = HeaderValue(ours: "\(name)=\(value)")
            page.isSecure = true
            let response = await house.site.respond(to: page)
            #expect((response.headers[.cacheControl] == "private, no-cache") == isKnown)
        }
    }

    @Test(
        "A cookie that is forged, stale, oversized or there twice is nobody's",
        arguments: [
            "daybook=AAAAAAAAAAAAAAAAAAAAAA", "daybook=", "daybook=x", "daybook=%00", "daybook=../../etc/passwd",
            "daybook=\(String(repeating: "A", count: 4000))", "daybook", "other=1", "=;=;", "daybook=\"quoted\"",
            "__Host-daybook=AAAAAAAAAAAAAAAAAAAAAA", "daybook=OWN; daybook=OWN", "daybook=OWN; daybook=x",
            "daybook=AAAAAAAAAAAAAAAAAAAAAA; daybook=OWN", "Daybook=OWN",
        ],
        BrowserWay.allCases
    )
    func strange(cookie: String, way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            _ = try await browser.post("/fragments/today/poem/hide")
            let own = try #require(browser.cookie("daybook"))
            let value = HeaderValue(ours: cookie.components(by: "OWN").joined(separator: own))
            let page = try await browser.get("/", headers: [.cookie: value])
            #expect(page.status == .ok)
            #expect(page.text.contains("The sea"))
            #expect(page[.cacheControl] == "no-cache" && page[.setCookie] == nil)
            let change = try await browser.post("/fragments/today/note/hide", headers: [.cookie: value])
            #expect(change.status == .seeOther)
            #expect(change[.setCookie]?.hasPrefix("daybook=") == true)
            #expect(browser.cookie("daybook") != own)
        }
    }

    @Test("What the store is told does not give the cookie away")
    func digest() async throws {
        let browser = house.browser
        _ = try await browser.post("/fragments/today/poem/hide")
        let value = try #require(browser.cookie("daybook"))
        #expect(try await house.store.visitor(VisitorKey(token: value)) != nil)
        #expect("\(VisitorKey(token: value))".contains(value) == false)
    }
}
