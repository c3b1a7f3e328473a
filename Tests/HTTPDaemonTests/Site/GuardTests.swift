import DashboardTesting
import HTTPDaemon
import Testing

@Suite("What every answer of a site has in common")
struct GuardTests {
    @Test(
        "Good answers, errors and confirmations all carry the security headers",
        arguments: ["/", "/page", "/nothing", "/broken", "/stream"]
    )
    func headers(path: String) async {
        let response = await SampleSite.make().respond(to: Site.Draft(.get, path))
        let policy = response.headers[.contentSecurityPolicy]?.text ?? ""
        #expect(policy.contains("default-src 'self'"))
        #expect(policy.contains("frame-ancestors 'none'"))
        #expect(!policy.contains("unsafe"))
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        #expect(response.headers[.referrerPolicy] != nil)
        #expect(response.headers[.permissionsPolicy] != nil)
        #expect(response.headers[.crossOriginOpenerPolicy] == "same-origin")
        #expect(response.headers[.strictTransportSecurity] == nil)
    }

    @Test("A route decides who may frame it")
    func framing() async {
        let response = await SampleSite.make().respond(to: Site.Draft(.get, "/frame"))
        #expect(
            response.headers[.contentSecurityPolicy]?.text.hasSuffix("frame-ancestors 'self' https://example.org")
                == true
        )
    }

    @Test("A browser that came over TLS is told to insist on it")
    func strictTransport() async {
        var draft = Site.Draft(.get, "/page")
        draft.isSecure = true
        #expect(await SampleSite.make().respond(to: draft).headers[.strictTransportSecurity] != nil)
    }

    @Test(
        "A trusted proxy's word counts for that, too",
        arguments: [("192.0.2.1", "https"), ("192.0.2.1", "http"), ("192.0.2.2", "https")]
    )
    func strictTransportBehindProxy(peer: String, scheme: String) async throws {
        let site = SampleSite.make(proxies: TrustedProxies(["192.0.2.1"].compactMap(AddressRange.init)))
        for path in ["/", "/page", "/nothing"] {
            var draft = Site.Draft(.get, path)
            draft.headers.add(.xForwardedProto, try HeaderValue(scheme))
            draft.peer = peer
            let isTold = await site.respond(to: draft).headers[.strictTransportSecurity] != nil
            #expect(isTold == (peer == "192.0.2.1" && scheme == "https"))
        }
    }

    @Test("Both ways to a proxy's visitor are told apart in a prepared answer, over a socket")
    func preparedBehindProxy() async throws {
        let site = SampleSite.make(proxies: TrustedProxies(["127.0.0.1"].compactMap(AddressRange.init)))
        try await Browser.visit(site, by: .socket) { browser in
            for scheme: HeaderValue in ["https", "http", "https"] {
                let page = try await browser.get("/page", headers: [.xForwardedProto: scheme])
                #expect((page[.strictTransportSecurity] != nil) == (scheme == "https"))
            }
        }
    }

    @Test("An answer that was made for one request names it", arguments: BrowserWay.allCases)
    func requestID(way: BrowserWay) async throws {
        try await Browser.visit(SampleSite.make(), by: way) { browser in
            let who = try await browser.get("/who")
            #expect(who.text.split(separator: " ").last.map(String.init) == who[.xRequestId])
            #expect(try await browser.get("/nothing")[.xRequestId] != nil)
            #expect(try await browser.get("/stream")[.xRequestId] != nil)
            #expect(try await browser.get("/page")[.xRequestId] == nil)
        }
    }

    @Test(
        "Only hosts that the site answers to are served",
        arguments: [
            ("localhost", 200), ("localhost:8080", 200), ("LOCALHOST", 200), ("127.0.0.1:1", 200), ("[::1]:80", 200),
            ("example.org", 421), ("localhost.example.org", 421), ("127.0.0.2", 421),
            ("a b", 400), ("", 400), ("localhost:port", 400), ("user@localhost", 400),
        ]
    )
    func hosts(host: String, status: Int) async throws {
        let draft = Site.Draft(.get, "/", headers: ["Host": try HeaderValue(host)])
        #expect(await SampleSite.make().respond(to: draft).status.code == status)
    }

    @Test("What a handler throws by mistake is not told to strangers")
    func broken() async {
        let response = await SampleSite.make().respond(to: Site.Draft(.get, "/broken"))
        #expect(response.status == .internalServerError)
        #expect(!response.text.contains("Broken"))
    }

    @Test(
        "An error comes in the form that was asked for",
        arguments: [
            ("text/html,application/xhtml+xml,*/*;q=0.8", "page"),
            ("application/json", "application/problem+json"),
            ("application/problem+json", "application/problem+json"),
            ("*/*", "text/plain"),
            ("text/plain", "text/plain"),
        ]
    )
    func form(accept: String, expected: String) async throws {
        let errors = ErrorPresenter(page: { _, _ in Array("page".utf8) }, fragment: { _, _ in Array("fragment".utf8) })
        let draft = Site.Draft(.get, "/nothing", headers: ["Host": "localhost", "Accept": try HeaderValue(accept)])
        let response = await SampleSite.make(errors: errors).respond(to: draft)
        #expect(response.status == .notFound)
        let type = response.headers[.contentType]?.text ?? ""
        #expect(type.hasPrefix(expected) || response.text == expected)
    }
}
