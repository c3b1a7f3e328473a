import HTTPDaemon

/// A small site with one route of each kind, shared by the suites of this folder.
enum SampleSite {
    static let number = PathParameter<Int>("number")
    static let rest = PathRemainder("rest")
    static let page = Resource(
        Array(String(repeating: "A line of a page. ", count: 200).utf8),
        type: .html,
        caching: .revalidate
    )

    static func make(
        proxies: TrustedProxies = TrustedProxies(),
        errors: ErrorPresenter = ErrorPresenter(),
        observers: [any SiteObserver] = []
    ) -> Site {
        Site(router: router(), proxies: proxies, errors: errors, observers: observers)
    }

    private static func router() -> Router {
        var router = Router()
        router.get("/") { _ in Response(text: "home") }
        router.get("/page") { page.answer(to: $0) }
        router.get("/days/\(number)") { Response(text: "day \($0[number])") }
        router.get("/days/today") { _ in Response(text: "today") }
        router.get("/files/\(rest)") { Response(text: $0[rest].joined(separator: "|")) }
        router.get("/who") { request in
            Response(text: "\(request.client.address) \(request.client.isSecure) \(request.authority) \(request.id)")
        }
        router.get("/query") { Response(text: try $0.query.first("q") ?? "none") }
        router.get("/frame") { _ in
            var response = Response(text: "framed")
            response.embedding = .origins([WebOrigin("https://example.org")].compactMap { $0 })
            return response
        }
        router.get("/broken") { _ in throw Broken() }
        router.get("/runs") { _ in Response(body: .runs([Array("one ".utf8), [], Array("two".utf8)])) }
        router.on(.get, "/later") { _ in .later { Response(text: "later") } }
        router.on(.get, "/stream") { _ in
            .now(
                Response(
                    headers: ["Content-Type": "text/html"],
                    body: .stream { stream in
                        for part in ["a", "b", "c"] { try await stream.write(Array(part.utf8)) }
                    }
                )
            )
        }
        router.post("/form") { Response(text: try $0.form().first("name") ?? "nobody") }
        router.on(.post, "/count", body: .streamed(limit: 1 << 20)) { request in
            .later {
                guard case .stream(let upload) = request.body else { return Response(text: "0") }
                var count = 0
                for try await bytes in upload { count += bytes.count }
                return Response(text: "\(count)")
            }
        }
        var inner = Router()
        inner.get("/inside") { _ in Response(text: "inside") }
        router.mount("/mounted", inner)
        return router
    }

    struct Broken: Error {}
}

extension Response {
    /// The body as text, of an answer that came in process.
    var text: String {
        guard case .bytes(let bytes) = body else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
