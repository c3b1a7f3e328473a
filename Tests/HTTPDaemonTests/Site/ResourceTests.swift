import DashboardTesting
import Gzip
import HTTPDaemon
import Testing

@Suite("An answer that is made once and sent often")
struct ResourceTests {
    private static let line = Array("<p>A line of a page.</p>".utf8)
    private static let whole = Array(repeating: line, count: 50).flatMap { $0 }

    private static func page(_ runs: [ArraySlice<UInt8>], level: Int = 4) -> Resource {
        Resource(
            runs: runs,
            type: .html,
            caching: .personal,
            tag: EntityTag("state-7"),
            compression: level,
            headers: [.vary: "Cookie", .serverTiming: "render;dur=0.1"]
        )
    }

    private static func site() -> Site {
        let pieces = page([line[...], whole[line.count..<whole.count - line.count], line[...]])
        let nothing = page([])
        var router = Router()
        router.get("/page") { pieces.answer(to: $0) }
        router.get("/empty") { nothing.answer(to: $0) }
        router.get("/slices") { _ in Response(body: .runs([whole[3..<20], whole[20..<20], whole[20..<24]])) }
        return Site(router: router)
    }

    @Test("Stretches of one buffer are sent as one body, plain and compressed", arguments: BrowserWay.allCases)
    func pieces(way: BrowserWay) async throws {
        try await Browser.visit(Self.site(), by: way) { browser in
            for coding in ["identity", "gzip"] {
                let page = try await browser.get("/page", headers: [.acceptEncoding: try HeaderValue(coding)])
                #expect(page.content == Self.whole)
                #expect((page[.contentEncoding] == "gzip") == (coding == "gzip"))
                #expect(page[.contentLength] == "\(page.body.count)")
            }
            #expect(try await browser.get("/slices").body == Array(Self.whole[3..<24]))
            #expect(try await browser.get("/empty").body.isEmpty)
        }
    }

    @Test(
        "The maker's tag and headers stand in each answer, and nothing is asked twice",
        arguments: BrowserWay.allCases
    )
    func tags(way: BrowserWay) async throws {
        try await Browser.visit(Self.site(), by: way) { browser in
            for (coding, tag) in [("identity", "\"state-7\""), ("gzip", "\"state-7-gzip\"")] {
                var headers: Headers = [.acceptEncoding: try HeaderValue(coding)]
                let page = try await browser.get("/page", headers: headers)
                headers[.ifNoneMatch] = try HeaderValue(tag)
                let kept = try await browser.get("/page", headers: headers)
                #expect(kept.status == .notModified)
                #expect(kept.body.isEmpty)
                for reply in [page, kept] {
                    #expect(reply[.eTag] == tag)
                    #expect(reply[.cacheControl] == "private, no-cache")
                    #expect(reply[.vary] == "Cookie, Accept-Encoding")
                    #expect(reply.headers.all(.serverTiming) == ["render;dur=0.1"])
                }
                let entity: [HeaderName] = [.contentType, .contentEncoding, .acceptRanges]
                #expect(entity.allSatisfy { kept[$0] == nil })
            }
        }
    }

    @Test("A part may begin and end anywhere", arguments: [0..<1, 20..<30, 24..<48, 1_150..<1_200])
    func part(range: Range<Int>) async throws {
        let wish = try HeaderValue("bytes=\(range.lowerBound)-\(range.upperBound - 1)")
        let reply = try await Browser(Self.site()).get("/page", headers: [.range: wish, .acceptEncoding: "identity"])
        #expect(reply.status == .partialContent)
        #expect(reply.body == Array(Self.whole[range]))
    }

    @Test("Compression is as strong as was asked for")
    func level() async throws {
        let text = (0..<2_000).map { "line \($0 &* 2_654_435_761 % 997) of a page; " }.joined()
        var sizes: [Int] = []
        for level in [1, 9] {
            let resource = Self.page([Array(text.utf8)[...]], level: level)
            var router = Router()
            router.get("/") { resource.answer(to: $0) }
            sizes.append(try await Browser(Site(router: router)).get("/").body.count)
        }
        #expect(sizes[1] < sizes[0])
    }
}
