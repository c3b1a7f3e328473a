import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Locking
import Testing

@Suite("A gate that is closed", .timeLimit(.minutes(2)))
struct ClosedGateTests {
    private let house = House(account: .ingrid)

    private static let pages = ["/", "/harbour", "/storm", "/fragments", "/fragments/today", "/fragments/harbour/one"]
    private static let parts = pages + ["/openapi.json", "/fragments/today/note.json", "/fragments/nobody/knows"]

    @Test("A page is the door, at the address of the page", arguments: pages, BrowserWay.allCases)
    func door(page: String, way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let reply = try await browser.get(page, headers: .navigation)
            #expect(reply.status == .unauthorized)
            #expect(reply.text.contains("<form class=\"form\" method=\"post\" action=\"/sign-in\""))
            #expect(reply.text.contains("name=\"passphrase\" type=\"password\" autocomplete=\"current-password\""))
            #expect(reply[.wwwAuthenticate] == #"Cookie realm="Daybook", form-action="/sign-in""#)
            #expect(reply[.cacheControl] == "no-store")
            #expect(reply[.vary]?.contains("Cookie") == true)
            #expect(reply[.eTag] == nil && reply[.setCookie] == nil)
            #expect(!reply.text.contains("ingrid"))
        }
    }

    @Test("The door says what was asked for, and leads there", arguments: [("/", "Today"), ("/harbour", "Harbour")])
    func asked(page: String, title: String) async throws {
        let reply = try await house.browser.get(page, headers: .navigation)
        #expect(reply.text.contains("You asked for <em>\(title)</em>. It opens as soon as you are in."))
        #expect(reply.text.contains("name=\"return\" value=\"\(page)\""))
    }

    @Test("A program gets a problem, a script a part, a terminal a line", arguments: parts)
    func others(target: String) async throws {
        let forms: [(Headers, String)] = [
            (.json, "application/problem+json"), ([.accept: "*/*"], "text/plain; charset=utf-8"),
            (.htmx, "text/html; charset=utf-8"), ([.turboFrame: "today_note"], "text/html; charset=utf-8"),
        ]
        for (headers, type) in forms {
            let reply = try await house.browser.get(target, headers: headers)
            #expect(reply.status == .unauthorized)
            #expect(reply[.contentType] == type)
            #expect(reply[.wwwAuthenticate]?.hasPrefix("Cookie ") == true)
            #expect(reply[.cacheControl] == "no-store")
            #expect(!reply.text.contains("Buy milk") && !reply.text.contains("<form"))
        }
    }

    @Test("Nothing can be done", arguments: [Headers.form, .script, .htmx, .json])
    func deeds(headers: Headers) async throws {
        for target in ["/fragments/today/poem/hide", "/fragments/harbour/one/refresh", "/fragments/today/nothing/at"] {
            let reply = try await house.browser.post(target, headers: headers)
            #expect(reply.status == .unauthorized)
            #expect(reply[.setCookie] == nil)
        }
    }

    @Test("A cookie that is nobody's changes nothing", arguments: ["AAAAAAAAAAAAAAAAAAAAAA", "x", ""])
    func foreignCookie(value: String) async throws {
        let cookie: Headers = .navigation.with(.cookie, HeaderValue(ours: "daybook=\(value)"))
        #expect(try await house.browser.get("/", headers: cookie).status == .unauthorized)
    }

    @Test("Nothing behind it is made, loaded or asked for")
    func nothing() async throws {
        // Once, to learn the screens' names.
        let before = house.makings.withLock { $0 }
        for target in Self.parts {
            for headers in [Headers.navigation, .json, .htmx] {
                _ = try await house.browser.get(target, headers: headers)
            }
        }
        _ = try await house.browser.post("/fragments/harbour/one/refresh", headers: .form)
        #expect(house.makings.withLock { $0 } == before)
        #expect(house.gates.values.allSatisfy { $0.tally.arrivals == 0 })
        #expect(
            house.visitors.anonymous.openScenes.allSatisfy { scene in
                scene.session.enter { $0.shownScreens == nil && $0.shownDoor?.isOnScreen == true }
            }
        )
    }

    @Test("The way in is open, and a fresh form asks for nothing in particular")
    func signInPage() async throws {
        let reply = try await house.browser.get("/sign-in", headers: .navigation)
        #expect(reply.status == .ok)
        #expect(reply.text.contains("This page opens as soon as you are in."))
        #expect(reply[.cacheControl] == "no-store")
        let browser = house.browser
        try await browser.signIn()
        let again = try await browser.get("/sign-in", headers: .navigation)
        #expect(again.status == .seeOther && again[.location] == "/")
    }

    @Test(
        "Without an account this machine sees everything, and no other anything",
        arguments: [("127.0.0.1", true), ("127.8.9.1", true), ("::1", true), ("192.0.2.7", false), ("fe80::1", false)]
    )
    func noAccount(address: String, isLocal: Bool) async throws {
        let house = House()
        for target in ["/", "/fragments", "/fragments/today", "/fragments/today/note.json", "/openapi.json"] {
            // The house believes its proxy about who asks.
            let reply = try await house.browser.get(target, headers: [.xForwardedFor: HeaderValue(ours: address)])
            #expect((reply.status == .forbidden) == !isLocal)
            if !isLocal { #expect(reply.text.contains("passwd FILE")) }
        }
        #expect(try await house.browser.get("/sign-in").status == .notFound)
    }
}
