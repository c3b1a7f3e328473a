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

    @Test("A script that swaps parts of a page gets its error as one", arguments: ["HX-Request", "Turbo-Frame"])
    func fragment(header: String) async throws {
        let errors = ErrorPresenter(page: { _, _ in Array("page".utf8) }, fragment: { _, _ in Array("fragment".utf8) })
        var draft = Site.Draft(.get, "/nothing")
        draft.headers.add(try HeaderName(header), "true")
        draft.headers.add(.accept, "text/html")
        #expect(await SampleSite.make(errors: errors).respond(to: draft).text == "fragment")
    }
}
