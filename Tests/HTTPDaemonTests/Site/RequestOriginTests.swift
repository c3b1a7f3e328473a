import DashboardTesting
import HTTPDaemon
import Testing

@Suite("Who may change something")
struct RequestOriginTests {
    /// What a request says of itself, and what becomes of it.
    struct Scene: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var headers: Headers = [:]
        var own = "localhost:8080"
        var isSecure = false
        let status: Status

        init(
            _ description: String,
            _ headers: Headers,
            own: String = "localhost:8080",
            secure: Bool = false,
            _ code: Int
        ) {
            testDescription = description
            self.headers = headers
            self.own = own
            isSecure = secure
            status = Status(code)
        }
    }

    private static let ours: HeaderValue = "http://localhost:8080"

    private static let scenes: [Scene] = [
        Scene("one of our pages", [.secFetchSite: "same-origin"], 200),
        Scene("the visitor", [.secFetchSite: "none"], 200),
        Scene("another port or scheme of this machine", [.secFetchSite: "same-site"], 403),
        Scene("another site", [.secFetchSite: "cross-site"], 403),
        Scene("a word that nobody knows", [.secFetchSite: "friendly"], 403),
        Scene("a known word in capitals, which no browser sends", [.secFetchSite: "Same-Origin"], 403),
        Scene("an empty word", [.secFetchSite: ""], 403),
        Scene("two words", [.secFetchSite: "same-origin", "sec-fetch-site": "same-origin"], 403),
        Scene("two words that differ", [.secFetchSite: "same-origin", "sec-fetch-site": "cross-site"], 403),
        Scene("a list of words", [.secFetchSite: "same-origin, none"], 403),
        Scene("our page, whatever the origin", [.secFetchSite: "same-origin", .origin: "http://evil.example"], 200),
        Scene("another site, whatever the origin", [.secFetchSite: "cross-site", .origin: ours], 403),
        Scene("our origin", [.origin: ours], 200),
        Scene("our origin in capitals", [.origin: "HTTP://LOCALHOST:8080"], 200),
        Scene("our origin with a cookie", [.origin: ours, .cookie: "daybook=a"], 200),
        Scene("our page with a cookie", [.secFetchSite: "same-origin", .cookie: "daybook=a"], 200),
        Scene("another site with a cookie", [.secFetchSite: "cross-site", .cookie: "daybook=a"], 403),
        Scene("an origin that is hidden", [.origin: "null"], 403),
        Scene("an empty origin", [.origin: ""], 403),
        Scene("another host", [.origin: "http://evil.example"], 403),
        Scene("another host that begins like ours", [.origin: "http://localhost:8080.evil.example"], 403),
        Scene("another host with us as its user", [.origin: "http://localhost:8080@evil.example"], 403),
        Scene("another port", [.origin: "http://localhost:8081"], 403),
        Scene("no port", [.origin: "http://localhost"], 403),
        Scene("another scheme", [.origin: "https://localhost:8080"], 403),
        Scene("a path behind our origin", [.origin: "http://localhost:8080/"], 403),
        Scene("a host without scheme", [.origin: "localhost:8080"], 403),
        Scene("our origin twice", [.origin: ours, "origin": ours], 403),
        Scene("our origin and another", [.origin: ours, "origin": "http://evil.example"], 403),
        Scene("a list of origins", [.origin: "http://localhost:8080 http://localhost:8080"], 403),
        Scene("the usual port, unnamed", [.origin: "http://localhost"], own: "localhost", 200),
        Scene("the usual port, named by us", [.origin: "http://localhost"], own: "localhost:80", 200),
        Scene("the usual port, named by the origin", [.origin: "http://localhost:80"], own: "localhost", 200),
        Scene("the usual port over TLS", [.origin: "https://localhost"], own: "localhost:443", secure: true, 200),
        Scene("no TLS where there should be", [.origin: "http://localhost"], own: "localhost", secure: true, 403),
        Scene("the wrong usual port", [.origin: "https://localhost"], own: "localhost:80", secure: true, 403),
        Scene("a program", [:], 200),
        Scene("a program with a cookie", [.cookie: "daybook=a"], 403),
        Scene("a program with an empty cookie", [.cookie: ""], 403),
    ]

    private static func site() -> Site {
        var inner = Router()
        inner.post("/change") { _ in Response(text: "changed") }
        inner.post("/open", from: .any) { _ in Response(text: "changed") }
        var router = Router()
        router.mount("/inner", inner)
        router.post("/change") { _ in Response(text: "changed") }
        router.get("/change") { _ in Response(text: "read") }
        for method in [Method.put, .patch, .delete] { router.on(method, "/change") { _ in .now(Response(text: "")) } }
        return Site(router: router, proxies: TrustedProxies(["192.0.2.1"].compactMap(AddressRange.init)))
    }

    @Test("A change is made for us and for programs without cookies only", arguments: scenes)
    func scene(_ scene: Scene) async throws {
        var draft = Site.Draft(.post, "/change", headers: scene.headers)
        draft.headers.add(.host, try HeaderValue(scene.own))
        draft.isSecure = scene.isSecure
        let response = await Self.site().respond(to: draft)
        #expect(response.status == scene.status)
        #expect((response.text == "changed") == (scene.status == .ok))
    }

    @Test("It is so over a socket too", arguments: scenes.filter { $0.own == "localhost:8080" && !$0.isSecure })
    func socket(_ scene: Scene) async throws {
        var headers = scene.headers
        headers[.host] = try HeaderValue(scene.own)
        let status = try await Browser.visit(Self.site(), by: .socket) { [headers] browser in
            try await browser.request(.post, "/change", headers: headers, body: Array("a=b".utf8)).status
        }
        #expect(status == scene.status)
    }

    @Test("Every method that may change something is guarded, and no other", arguments: BrowserWay.allCases)
    func methods(way: BrowserWay) async throws {
        try await Browser.visit(Self.site(), by: way) { browser in
            let foreign: Headers = [.secFetchSite: "cross-site"]
            for method in [Method.post, .put, .patch, .delete] {
                let reply = try await browser.request(method, "/change", headers: foreign)
                #expect(reply.status == .forbidden)
            }
            for method in [Method.get, .head] {
                #expect(try await browser.request(method, "/change", headers: foreign).status == .ok)
            }
            #expect(try await browser.request(.options, "/change", headers: foreign).status == .noContent)
            #expect(try await browser.request(.post, "/nowhere", headers: foreign).status == .notFound)
        }
    }

    @Test("A mounted route keeps its word about whom it answers", arguments: BrowserWay.allCases)
    func mounted(way: BrowserWay) async throws {
        try await Browser.visit(Self.site(), by: way) { browser in
            let foreign: Headers = [.secFetchSite: "cross-site"]
            let refused = try await browser.post("/inner/change", headers: foreign)
            #expect(refused.status == .forbidden)
            #expect(try await browser.post("/inner/open", headers: foreign).status == .ok)
        }
    }

    @Test(
        "Behind a trusted proxy the origin is held against what the visitor typed",
        arguments: [
            ("192.0.2.1", "https://localhost:8443", 200), ("192.0.2.1", "http://localhost:8080", 403),
            ("192.0.2.9", "https://localhost:8443", 403), ("192.0.2.9", "http://localhost:8080", 200),
        ]
    )
    func proxy(peer: String, origin: String, code: Int) async throws {
        var draft = Site.Draft(
            .post,
            "/change",
            headers: [
                .host: "localhost:8080", .origin: try HeaderValue(origin), .xForwardedProto: "https",
                .xForwardedHost: "localhost:8443",
            ]
        )
        draft.peer = peer
        #expect(await Self.site().respond(to: draft).status.code == code)
    }

    @Test("Whoever is refused reads why, however large the body is", arguments: BrowserWay.allCases)
    func refusal(way: BrowserWay) async throws {
        try await Browser.visit(Self.site(), by: way) { browser in
            let headers: Headers = [.secFetchSite: "cross-site", .accept: "text/plain"]
            let body = [UInt8](repeating: 65, count: 100_000)
            let reply = try await browser.request(.post, "/change", headers: headers, body: body)
            #expect(reply.status == .forbidden)
            #expect(
                reply.text == "403 Forbidden. Only this site's own pages may do that, and this came from elsewhere.\n"
            )
        }
    }
}
