import HTTPDaemon
import Testing

@Suite("Routing")
struct RoutingTests {
    private let site = SampleSite.make()

    @Test(
        "A path leads to the route that fits it best",
        arguments: [
            ("/", "home"),
            ("/days/7", "day 7"),
            ("/days/today", "today"),
            ("/files/a/b/c.txt", "a|b|c.txt"),
            ("/mounted/inside", "inside"),
            ("//days//7", "day 7"),
            ("/x/../days/./7", "day 7"),
            ("/%64ays/7", "day 7"),
            ("/days%2F7", "day 7"),
            ("/query?q=a+b%21", "a b!"),
            ("/later", "later"),
            ("/runs", "one two"),
            ("/stream", "abc"),
        ]
    )
    func leads(path: String, body: String) async {
        let response = await site.respond(to: Site.Draft(.get, path))
        #expect(response.status == .ok)
        #expect(response.text == body)
    }

    @Test(
        "A path that no route fits is not found",
        arguments: ["/nothing", "/days/seven", "/days/7/more", "/files", "/mounted"]
    )
    func notFound(path: String) async {
        #expect(await site.respond(to: Site.Draft(.get, path)).status == .notFound)
    }

    @Test("HEAD is answered as GET is, without its body")
    func head() async {
        let get = await site.respond(to: Site.Draft(.get, "/page"))
        let head = await site.respond(to: Site.Draft(.head, "/page"))
        #expect(head.status == .ok)
        #expect(head.headers == get.headers)
        #expect(head.text.isEmpty)
    }

    @Test("A method that an address does not answer is told those that it does")
    func methods() async throws {
        let refused = await site.respond(to: Site.Draft(.delete, "/page"))
        #expect(refused.status == .methodNotAllowed)
        #expect(refused.headers[.allow]?.text == "GET, HEAD, OPTIONS")
        let asked = await site.respond(to: Site.Draft(.options, "/form"))
        #expect(asked.status == .noContent)
        #expect(asked.headers[.allow]?.text == "OPTIONS, POST")
    }

    @Test("A form is read, another type is refused")
    func form() async {
        var draft = Site.Draft(.post, "/form", body: Array("name=Ingrid+B".utf8))
        draft.headers.add(.contentType, "application/x-www-form-urlencoded")
        #expect(await site.respond(to: draft).text == "Ingrid B")
        draft.headers[.contentType] = "application/json"
        #expect(await site.respond(to: draft).status == .unsupportedMediaType)
    }

    @Test("A body over its route's limit is refused before it is read")
    func limit() async {
        let draft = Site.Draft(.post, "/form", body: [UInt8](repeating: 65, count: 65 * 1024))
        let response = await site.respond(to: draft)
        #expect(response.status == .contentTooLarge)
        #expect(response.closesConnection)
    }

    @Test("A streamed body is handed over while it arrives")
    func upload() async {
        let draft = Site.Draft(.post, "/count", body: [UInt8](repeating: 65, count: 5000))
        #expect(await site.respond(to: draft).text == "5000")
    }
}
