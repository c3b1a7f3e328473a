import DashboardTesting
import HTTPDaemon
import Testing

@Suite("What somebody who asks can use")
struct WishTests {
    /// Who asks, and what suits them where a fragment comes in four forms.
    struct Scene: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let headers: Headers
        let wish: String

        init(_ description: String, _ headers: Headers, _ wish: String) {
            testDescription = description
            self.headers = headers
            self.wish = wish
        }
    }

    private static let browser: HeaderValue = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    private static let turbo: HeaderValue = "text/vnd.turbo-stream.html, text/html, application/xhtml+xml"

    private static let scenes: [Scene] = [
        Scene("curl", [.accept: "*/*"], "fragment"),
        Scene("nobody in particular", [:], "fragment"),
        Scene("a browser's window", [.accept: browser, .secFetchMode: "navigate", .secFetchSite: "none"], "page"),
        Scene("a browser's window without encryption", [.accept: browser], "page"),
        Scene("fetch", [.accept: "*/*", .secFetchMode: "cors", .secFetchSite: "same-origin"], "fragment"),
        Scene("fetch that names HTML", [.accept: "text/html", .secFetchMode: "cors"], "fragment"),
        Scene("fetch in a half-modern browser", [.accept: "text/html", .secFetchSite: "same-origin"], "fragment"),
        Scene("htmx", [.accept: "*/*", .hxRequest: "true"], "fragment"),
        Scene("htmx that names HTML", [.accept: "text/html, */*", .hxRequest: "true"], "fragment"),
        Scene("htmx in a word that is not true", [.accept: browser, .hxRequest: "yes"], "page"),
        Scene("htmx going back", [.accept: "*/*", .hxRequest: "true", .hxHistoryRestoreRequest: "true"], "page"),
        Scene("htmx on a link that it took over", [.accept: "*/*", .hxRequest: "true", .hxBoosted: "true"], "page"),
        Scene("htmx 4 for a part", [.accept: "text/html", .hxRequest: "true", .hxRequestType: "partial"], "fragment"),
        Scene("htmx 4 for a whole page", [.accept: "text/html", .hxRequest: "true", .hxRequestType: "full"], "page"),
        Scene("a Turbo frame", [.accept: browser, .turboFrame: "weather_week"], "frame weather_week"),
        Scene("a Turbo frame that is no id", [.accept: browser, .turboFrame: "a\"><script>"], "page"),
        Scene("a Turbo form", [.accept: turbo, .secFetchMode: "cors"], "stream"),
        Scene("a Turbo form in a frame", [.accept: turbo, .turboFrame: "today"], "stream"),
        Scene("a program", [.accept: "application/json"], "json"),
        Scene("a terminal", [.accept: "text/plain"], "text"),
        Scene("a picture", [.accept: "image/svg+xml,image/*;q=0.8"], "svg"),
        Scene("by weight", [.accept: "text/html;q=0.1, application/json;q=0.2"], "json"),
        Scene("a sound", [.accept: "audio/ogg"], "nothing"),
    ]

    private static func site() -> Site {
        var router = Router()
        router.get("/fragment") { request in
            let wish = Wish(request)
            switch wish.form(among: [.html, .json, .plainText, .svg, .turboStream]) {
            case .page?: return Response(text: "page")
            case .fragment?: return Response(text: "fragment")
            case .turboFrame(let id)?: return Response(text: "frame \(id)")
            case .turboStream?: return Response(text: "stream")
            case .json?: return Response(text: "json")
            case .text?: return Response(text: "text")
            case .svg?: return Response(text: "svg")
            case nil: return Response(text: "nothing")
            }
        }
        router.get("/navigation") { Response(text: "\(Wish($0).isNavigation)") }
        let errors = ErrorPresenter(page: { _, _ in Array("page".utf8) }, fragment: { _, _ in Array("part".utf8) })
        return Site(router: router, errors: errors)
    }

    @Test("Everybody gets the form that suits", arguments: scenes, BrowserWay.allCases)
    func form(scene: Scene, way: BrowserWay) async throws {
        var draft = Site.Draft(.get, "/fragment", headers: scene.headers)
        draft.headers[.host] = "localhost"
        switch way {
        case .inProcess:
            #expect(await Self.site().respond(to: draft).text == scene.wish)
        case .socket:
            let reply = try await Browser.visit(Self.site(), by: way) { [draft] browser in
                var headers = draft.headers
                // A browser of ours says what it accepts; here nothing is as good as anything.
                headers[.accept] = headers[.accept] ?? "*/*"
                headers[.host] = nil
                return try await browser.request(.get, "/fragment", headers: headers)
            }
            #expect(reply.text == scene.wish)
        }
    }

    @Test(
        "A form of a page is told from a script",
        arguments: [
            ([.secFetchMode: "navigate"], true), ([.secFetchMode: "cors", .accept: browser], false),
            ([.accept: browser], true), ([.accept: "*/*"], false), ([.accept: "text/html;q=0"], false),
            ([.accept: turbo], false), ([.accept: browser, .hxRequest: "true"], false),
            ([.accept: "*/*", .hxRequest: "true", .hxBoosted: "true"], true),
            ([.accept: "application/json", .secFetchMode: "navigate"], true),
        ] as [(Headers, Bool)]
    )
    func navigation(headers: Headers, isNavigation: Bool) async {
        var draft = Site.Draft(.get, "/navigation", headers: headers)
        draft.headers[.host] = "localhost"
        #expect(await Self.site().respond(to: draft).text == "\(isNavigation)")
    }

    @Test(
        "An error stands where whoever asked will look for it",
        arguments: [
            ([.accept: browser], "page"), ([.accept: turbo], "page"), ([.accept: browser, .hxRequest: "true"], "part"),
            ([.accept: "*/*", .hxRequest: "true"], "part"), ([.accept: browser, .secFetchMode: "cors"], "page"),
            ([.accept: browser, .turboFrame: "today_clock"], "<turbo-frame id=\"today_clock\">part</turbo-frame>"),
            ([.accept: turbo, .turboFrame: "a.b:c-d"], "<turbo-frame id=\"a.b:c-d\">part</turbo-frame>"),
            ([.accept: browser, .turboFrame: "a b"], "page"), ([.accept: browser, .turboFrame: ""], "page"),
            ([.accept: browser, .turboFrame: "\"onload"], "page"), ([.accept: browser, .turboFrame: "é"], "page"),
        ] as [(Headers, String)],
        BrowserWay.allCases
    )
    func error(scene: (headers: Headers, text: String), way: BrowserWay) async throws {
        let reply = try await Browser.visit(Self.site(), by: way) {
            try await $0.get("/nowhere", headers: scene.headers)
        }
        #expect(reply.status == .notFound)
        #expect(reply[.contentType] == "text/html; charset=utf-8")
        #expect(reply.text == scene.text)
    }

    @Test("The id of a frame has an end", arguments: [(256, true), (257, false)])
    func longFrame(count: Int, isTaken: Bool) async throws {
        let id = String(repeating: "a", count: count)
        let headers: Headers = [.accept: Self.browser, .turboFrame: try HeaderValue(id)]
        let reply = try await Browser(Self.site()).get("/nowhere", headers: headers)
        #expect(reply.text.hasPrefix("<turbo-frame id=\"\(id)\">") == isTaken)
    }
}
