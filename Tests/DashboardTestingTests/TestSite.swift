import Gzip
import HTTPDaemon

/// A small site for a browser to visit.
enum TestSite {
    static let page = "<main><h1>Today</h1></main>"

    static func make() -> Site {
        var router = Router()
        router.get("/") { _ in Response(html: Array(page.utf8)) }
        router.get("/compressed") { _ in
            Response(
                headers: [.contentType: "text/html", .contentEncoding: "gzip"],
                body: .bytes(Gzip.compress(Array(page.utf8)))
            )
        }
        router.get("/stream") { _ in
            Response(
                headers: [.contentType: "text/plain"],
                body: .stream { stream in
                    for part in ["one ", "two ", "three"] { try await stream.write(Array(part.utf8)) }
                }
            )
        }
        router.get("/echo") { request in
            Response(text: "\(request[header: .accept] ?? "") \(request.rawQuery ?? "")")
        }
        router.get("/cookies") { Response(text: $0[header: .cookie] ?? "none") }
        router.get("/login") { _ in
            Response(.seeOther, headers: [.location: "/cookies", .setCookie: "session=abc; Path=/; HttpOnly"])
        }
        router.get("/logout") { _ in
            Response(.seeOther, headers: [.location: "/cookies", .setCookie: "session=; Path=/; Max-Age=0"])
        }
        router.post("/form") { request in
            let form = try request.form()
            return Response(text: "\(form.all("tag")) \(request[header: .origin] ?? "no origin")")
        }
        return Site(router: router)
    }
}
