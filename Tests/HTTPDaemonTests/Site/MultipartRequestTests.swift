import DashboardTesting
import HTTPDaemon
import Testing

@Suite("Forms with files, sent")
struct MultipartRequestTests {
    private static let head: Headers = [.contentType: "multipart/form-data; boundary=xyz"]
    private static let form = """
        --xyz\r
        Content-Disposition: form-data; name="title"\r
        \r
        A walk\r
        --xyz\r
        Content-Disposition: form-data; name="photo"; filename="sun.png"\r
        \r
        \(String(repeating: "pixels ", count: 20_000))\r
        --xyz--\r

        """

    private var site: Site {
        let limits = MultipartLimits(parts: 2)
        var router = Router()
        router.on(.post, "/buffered", body: .buffered(limit: 1 << 20)) { request in
            let form = try request.multipartForm(limits: limits)
            return .now(Response(text: "\(form["title"] ?? "") \(form.files("photo").first?.body.count ?? 0)"))
        }
        router.on(.post, "/streamed", body: .streamed(limit: 1 << 20)) { request in
            .later {
                var title: [UInt8] = []
                var count = 0
                var isFile = false
                try await request.readMultipart(limits: limits) { event in
                    switch event {
                    case .partBegan(let part): isFile = part.filename != nil
                    case .partData(let bytes) where isFile: count += bytes.count
                    case .partData(let bytes): title += bytes
                    case .partEnded: break
                    }
                }
                return Response(text: "\(String(decoding: title, as: UTF8.self)) \(count)")
            }
        }
        return Site(router: router)
    }

    @Test(
        "A form with a file arrives whole or piece by piece",
        arguments: BrowserWay.allCases,
        ["/buffered", "/streamed"]
    )
    func arrival(way: BrowserWay, target: String) async throws {
        let reply = try await Browser.visit(site, by: way) {
            try await $0.request(.post, target, headers: Self.head, body: Array(Self.form.utf8))
        }
        #expect(reply.status == .ok)
        #expect(reply.text == "A walk 140000")
    }

    @Test(
        "A form that is cut off, too large or none is refused with its own status",
        arguments: BrowserWay.allCases,
        [
            (
                "multipart/form-data; boundary=xyz", "--xyz\r\nContent-Disposition: form-data; name=a\r\n",
                Status.badRequest
            ),
            ("multipart/form-data; boundary=xyz", "--xyz\r\nX: y\r\n\r\n\r\n--xyz--", .badRequest),
            ("multipart/form-data; boundary=xyz", "", .badRequest),
            ("multipart/form-data", "--xyz--", .unsupportedMediaType),
            ("application/x-www-form-urlencoded", "a=b", .unsupportedMediaType),
        ]
    )
    func refused(way: BrowserWay, row: (type: String, body: String, status: Status)) async throws {
        for target in ["/buffered", "/streamed"] {
            let type = try HeaderValue(row.type)
            let reply = try await Browser.visit(site, by: way) {
                try await $0.request(.post, target, headers: [.contentType: type], body: Array(row.body.utf8))
            }
            #expect(reply.status == row.status, "\(target)")
        }
    }

    @Test(
        "A form with too many parts is refused while the rest of it still comes",
        arguments: BrowserWay.allCases,
        ["/buffered", "/streamed"]
    )
    func tooManyParts(way: BrowserWay, target: String) async throws {
        let body = Array((Self.form.dropLast(4) + "\r\n" + Self.form).utf8)
        try await Browser.visit(site, by: way) { browser in
            for _ in 0..<50 {
                let reply = try await browser.request(.post, target, headers: Self.head, body: body)
                #expect(reply.status == .contentTooLarge)
            }
        }
    }
}
