import Gzip
import HTTPDaemon
import Testing

@Suite("Freshness, parts and codings")
struct FreshnessTests {
    private let site = SampleSite.make()

    private func get(_ path: String, _ headers: Headers) async -> Response {
        var all: Headers = ["Host": "localhost"]
        for field in headers { all.add(field.name, field.value) }
        return await site.respond(to: Site.Draft(.get, path, headers: all))
    }

    @Test("A kept copy is confirmed by its tag, in each coding with its own")
    func notModified() async throws {
        let plain = try #require(await get("/page", [:]).headers[.eTag])
        let packed = try #require(await get("/page", ["Accept-Encoding": "gzip"]).headers[.eTag])
        #expect(plain != packed)
        let fresh = await get("/page", [.ifNoneMatch: plain])
        #expect(fresh.status == .notModified)
        #expect(fresh.headers[.eTag] == plain)
        #expect(fresh.headers[.contentType] == nil)
        #expect(fresh.text.isEmpty)
        #expect(await get("/page", [.ifNoneMatch: packed, "Accept-Encoding": "gzip"]).status == .notModified)
        #expect(await get("/page", [.ifNoneMatch: "*"]).status == .notModified)
        #expect(await get("/page", [.ifNoneMatch: "\"other\", W/\"another\""]).status == .ok)
    }

    @Test(
        "Compression is what the client wants and not more",
        arguments: [
            ("gzip", true), ("gzip, br", true), ("*", true), ("gzip;q=0.5, identity;q=0.1", true),
            ("gzip;q=0", false), ("identity", false), ("br", false), ("gzip;q=0.1, identity;q=0.9", false), ("", false),
        ]
    )
    func coding(wish: String, isPacked: Bool) async throws {
        let response = await get("/page", ["Accept-Encoding": try HeaderValue(wish)])
        #expect((response.headers[.contentEncoding] == "gzip") == isPacked)
        #expect(response.headers[.vary]?.text.lowercased().contains("accept-encoding") == true)
        guard isPacked, case .bytes(let bytes) = response.body else { return }
        #expect(try Gzip.decompress(bytes, limit: 1 << 20) == Array(await get("/page", [:]).text.utf8))
    }

    @Test(
        "A part of a file is sent when it is asked for rightly",
        arguments: [
            ("bytes=0-3", 206, "A li"), ("bytes=-3", 206, "e. "), ("bytes=3597-", 206, "e. "),
            ("bytes=9999-", 416, ""), ("lines=1-2", 200, nil), ("bytes=0-1,5-6", 200, nil), ("bytes=x", 200, nil),
        ] as [(String, Int, String?)]
    )
    func range(wish: String, status: Int, body: String?) async throws {
        let response = await get("/page", [.range: try HeaderValue(wish)])
        #expect(response.status.code == status)
        if let body { #expect(response.text == body) }
        if status == 206 { #expect(response.headers[.contentRange]?.text.hasSuffix("/3600") == true) }
        if status == 416 { #expect(response.headers[.contentRange] == "bytes */3600") }
    }

    @Test("A part is sent only of the file that the client has begun with")
    func ifRange() async throws {
        let tag = try #require(await get("/page", [:]).headers[.eTag])
        #expect(await get("/page", [.range: "bytes=0-3", .ifRange: tag]).status == .partialContent)
        #expect(await get("/page", [.range: "bytes=0-3", .ifRange: "\"older\""]).status == .ok)
    }
}
