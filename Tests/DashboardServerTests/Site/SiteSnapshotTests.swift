import DashboardTesting
import HTTPDaemon
import Testing

@Suite("What Daybook shows")
struct SiteSnapshotTests {
    /// One question whose answer was looked at.
    struct Scene: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var method = Method.get
        var target = "/nothing/here"
        var headers: Headers
        let status: Status
        let type: String
    }

    private static let browser: HeaderValue = "text/html, */*;q=0.8"

    static let scenes: [Scene] = [
        Scene(
            testDescription: "front-page",
            target: "/",
            headers: [.accept: browser],
            status: .ok,
            type: "text/html; charset=utf-8"
        ),
        Scene(
            testDescription: "not-found",
            headers: [.accept: browser],
            status: .notFound,
            type: "text/html; charset=utf-8"
        ),
        Scene(
            testDescription: "not-allowed",
            method: .post,
            target: "/",
            headers: [.accept: browser],
            status: .methodNotAllowed,
            type: "text/html; charset=utf-8"
        ),
        Scene(
            testDescription: "not-found-fragment",
            headers: [.accept: "*/*", .hxRequest: "true"],
            status: .notFound,
            type: "text/html; charset=utf-8"
        ),
        Scene(
            testDescription: "not-found-turbo-frame",
            headers: [.accept: browser, .turboFrame: "weather"],
            status: .notFound,
            type: "text/html; charset=utf-8"
        ),
        Scene(
            testDescription: "not-found-history",
            headers: [.accept: browser, .hxRequest: "true", .hxHistoryRestoreRequest: "true"],
            status: .notFound,
            type: "text/html; charset=utf-8"
        ),
        Scene(
            testDescription: "not-found-problem",
            headers: [.accept: "application/json"],
            status: .notFound,
            type: "application/problem+json"
        ),
        Scene(
            testDescription: "not-found-text",
            headers: [.accept: "*/*"],
            status: .notFound,
            type: "text/plain; charset=utf-8"
        ),
    ]

    @Test("It is the page, part, document or line that was looked at", arguments: scenes, BrowserWay.allCases)
    func scene(_ scene: Scene, way: BrowserWay) async throws {
        var headers = scene.headers
        headers[.xRequestId] = "request-1"
        headers[.host] = "localhost"
        let reply = try await Browser.visit(try ProductSite.make(), by: way) { [headers] browser in
            try await browser.request(scene.method, scene.target, headers: headers)
        }
        #expect(reply.status == scene.status)
        #expect(reply[.contentType] == scene.type)
        // The hash changes with every edit of a stylesheet or a script, which is no change of the page.
        let text = reply.text.withoutHashes
        try expectSnapshot(text, named: scene.testDescription)
    }

    @Test("A 405 says what may be asked instead", arguments: BrowserWay.allCases)
    func allow(way: BrowserWay) async throws {
        let reply = try await Browser.visit(try ProductSite.make(), by: way) {
            try await $0.request(.delete, "/metrics")
        }
        #expect(reply.status == .methodNotAllowed)
        #expect(reply[.allow] == "GET, HEAD, OPTIONS")
    }

    @Test("A client that has the front page is told only that", arguments: BrowserWay.allCases)
    func unchanged(way: BrowserWay) async throws {
        try await Browser.visit(try ProductSite.make(), by: way) { browser in
            let first = try await browser.get("/")
            let tag = try #require(first[.eTag])
            let second = try await browser.get("/", headers: [.ifNoneMatch: try HeaderValue(tag)])
            #expect(second.status == .notModified)
            #expect(second.body.isEmpty)
            #expect(second[.eTag] == tag)
        }
    }

    @Test("The icon of old leads to the one of today, and not for ever", arguments: BrowserWay.allCases)
    func icon(way: BrowserWay) async throws {
        try await Browser.visit(try ProductSite.make(), by: way) { browser in
            let reply = try await browser.get("/favicon.ico")
            #expect(reply.status == .temporaryRedirect)
            #expect(reply[.cacheControl] == "no-cache")
            #expect(try await browser.follow(reply)[.contentType] == "image/svg+xml")
        }
    }

    @Test(
        "Every answer carries the headers that keep it at home",
        arguments: ["/", "/nothing", "/healthz", "/metrics"]
    )
    func guarded(target: String) async throws {
        let reply = try await Browser(try ProductSite.make()).get(target)
        #expect(reply[.contentSecurityPolicy]?.hasPrefix("default-src 'self';") == true)
        #expect(reply[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
        #expect(reply[.xContentTypeOptions] == "nosniff")
        #expect(reply[.referrerPolicy] == "same-origin")
        #expect(reply[.crossOriginOpenerPolicy] == "same-origin")
        #expect(reply[.permissionsPolicy] != nil)
        #expect(reply[.strictTransportSecurity] == nil)
    }
}
