import HTTPDaemon
import Locking

/// A site by hand that speaks of widgets as the product does: one that hides, one that is slow, and their tray.
final class WidgetSite: Sendable {
    private struct State {
        var hidden: Set<String> = []
        var questions = 0
    }

    /// How often the slow widget is asked for before it is loaded.
    private let patience: Int
    private let state = Locked<[String: State]>([:])

    init(slowFor patience: Int = 2) {
        self.patience = patience
    }

    func make() -> Site {
        let name = PathParameter<String>("name")
        let action = PathParameter<String>("action")
        var router = Router()
        router.get("/") { [self] request in Response(html: Array(page(for: request).utf8)) }
        router.get("/fragments/today/\(name)") { [self] in fragment($0[name], for: $0) }
        router.post("/fragments/today/\(name)/\(action)") { [self] in
            try act($0[action], on: $0[name], form: $0.form(), for: $0)
        }
        return Site(router: router)
    }

    private func visitor(_ request: Request) -> String {
        Cookies(request[header: .cookie] ?? "").first("daybook") ?? ""
    }

    private func element(_ name: String, for request: Request, swapped: Bool = false) -> String {
        let isHidden = state.withLock { $0[visitor(request)]?.hidden.contains(name) ?? false }
        let mark = (isHidden ? " hidden" : "") + (swapped ? " hx-swap-oob=\"true\"" : "")
        let matter = isHidden ? "" : "<h2 id=\"today_\(name)--title\">\(name) &amp; more</h2>"
        return "<section id=\"today_\(name)\" class=\"card\"\(mark)>\(matter)</section>"
    }

    private func tray(for request: Request, swapped: Bool = false) -> String {
        let hidden = state.withLock { $0[visitor(request)]?.hidden.sorted() ?? [] }
        let mark = swapped ? " hx-swap-oob=\"true\"" : ""
        return "<aside id=\"today_tray\" class=\"tray\"\(mark)>\(hidden.joined(separator: " "))</aside>"
    }

    private func page(for request: Request) -> String {
        "<main>" + element("clock", for: request) + element("summary", for: request) + tray(for: request) + "</main>"
    }

    private func fragment(_ name: String, for request: Request) -> Response {
        if name.hasSuffix(".json") { return Response(bytes: Array("{\"version\":1}".utf8), type: .json) }
        if name.hasSuffix(".txt") { return Response(text: "It is ten.\n") }
        guard name == "slow" else { return Response(html: Array(element(name, for: request).utf8)) }
        let waited = (try? request.query.first("wait")) ?? "0"
        let asked = state.withLock { states in
            states["", default: State()].questions += 1
            return states["", default: State()].questions
        }
        guard waited == "10", asked > patience else {
            var response = Response(html: Array("<section id=\"today_slow\" aria-busy=\"true\"></section>".utf8))
            response.headers.add("Refresh", "1")
            return response
        }
        return Response(html: Array("<section id=\"today_slow\">here</section>".utf8))
    }

    private func act(_ action: String, on name: String, form: Form, for request: Request) throws -> Response {
        guard ["hide", "show"].contains(action) else { throw HTTPError(.notFound, "Nothing answers to that.") }
        let known = visitor(request)
        let visitor = state.withLock { states in
            let name = known.isEmpty ? "visitor-\(states.count)" : known
            if states[name] == nil { states[name] = State() }
            return name
        }
        state.withLock { states in
            if action == "hide" {
                states[visitor]?.hidden.insert(name)
            } else {
                states[visitor]?.hidden.remove(name)
            }
        }
        var response: Response
        if Wish(request).isNavigation {
            response = Response(.seeOther, headers: [.location: try HeaderValue(form["return"] ?? "/")])
        } else {
            let hidden = action == "hide" ? " hidden" : ""
            let changed = "<section id=\"today_\(name)\"\(hidden)></section>"
            response = Response(html: Array((changed + tray(for: request, swapped: true)).utf8))
        }
        if known.isEmpty {
            response.headers.add(.setCookie, try HeaderValue("daybook=\(visitor); Path=/; HttpOnly; Max-Age=34560000"))
        }
        return response
    }
}
