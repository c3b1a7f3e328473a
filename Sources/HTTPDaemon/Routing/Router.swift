/// The table of everything that a site can be asked, by path and method.
///
/// HEAD follows from GET, OPTIONS and the `Allow` of a 405 follow from the table.
///
/// ```swift
/// var router = Router()
/// router.get("/") { _ in Response(text: "Good morning") }
/// router.mount("/api", api)
/// ```
public struct Router: Sendable {
    private struct Entry: Sendable {
        let method: Method
        let pattern: RoutePattern
        let body: BodyPolicy
        let origins: AllowedOrigins
        let handler: Handler
    }

    private var root = RouteNode()
    private var added: [Entry] = []

    /// An empty table.
    public init() {}

    /// Answers a method on a path; two answers for one question are a programming error.
    ///
    /// Unless the route says whom it answers, a method that may change something answers ``AllowedOrigins/ours`` only:
    /// another site's page gets a 403 before any byte of the body is read.
    public mutating func on(
        _ method: Method,
        _ pattern: RoutePattern,
        body: BodyPolicy = .none,
        from origins: AllowedOrigins? = nil,
        answer: @escaping Handler
    ) {
        let origins = origins ?? .usual(for: method)
        add(Entry(method: method, pattern: pattern, body: body, origins: origins, handler: answer))
    }

    /// Answers GET, and with it HEAD, at once.
    public mutating func get(_ pattern: RoutePattern, answer: @escaping @Sendable (Request) throws -> Response) {
        on(.get, pattern) { .now(try answer($0)) }
    }

    /// Answers POST at once, when the body is here.
    public mutating func post(
        _ pattern: RoutePattern,
        body: BodyPolicy = .form,
        from origins: AllowedOrigins = .ours,
        answer: @escaping @Sendable (Request) throws -> Response
    ) {
        on(.post, pattern, body: body, from: origins) { .now(try answer($0)) }
    }

    /// Takes over all routes of another table, below a path.
    public mutating func mount(_ prefix: RoutePattern, _ other: Router) {
        for route in other.added {
            let pattern = RoutePattern(segments: prefix.segments + route.pattern.segments)
            on(route.method, pattern, body: route.body, from: route.origins, answer: route.handler)
        }
    }

    /// All that it answers, in the order in which it was added: methods, and paths as they stand in metrics.
    package var questions: [(method: Method, path: String)] { added.map { ($0.method, $0.pattern.description) } }

    /// Finds who answers, or throws the 404 or 405 that is true of the path.
    func match(_ request: Request) throws(HTTPError) -> Route {
        if request.isAboutServer { return Self.options(["GET", "HEAD", "OPTIONS", "POST"]) }
        var captures = Captures()
        guard let routes = root.find(request.path.segments[...], captures: &captures) else {
            throw HTTPError(.notFound, "There is nothing at this address.")
        }
        request.captures = captures
        if let route = routes[request.method] { return route }
        if request.method == .head, let route = routes[.get] { return route }
        let allowed = Self.allowed(routes)
        if request.method == .options { return Self.options(allowed) }
        throw HTTPError(
            .methodNotAllowed,
            "This address does not answer \(request.method). It answers \(allowed.joined(separator: ", ")).",
            headers: [.allow: HeaderValue(ours: allowed.joined(separator: ", "))]
        )
    }

    private mutating func add(_ entry: Entry) {
        let name = RouteName(pattern: entry.pattern.description)
        let route = Route(name: name, body: entry.body, origins: entry.origins, handler: entry.handler)
        let isNew = root.insert(route, for: entry.method, at: entry.pattern.segments[...])
        precondition(isNew, "Two routes answer \(entry.method) \(entry.pattern).")
        added.append(entry)
    }

    private static func allowed(_ routes: MethodTable) -> [String] {
        var methods = Set(routes.methods).union([.options])
        if routes[.get] != nil { methods.insert(.head) }
        return methods.map(\.description).sorted()
    }

    private static func options(_ allowed: [String]) -> Route {
        Route(name: .options, body: .none) { _ in
            .now(Response(.noContent, headers: [.allow: HeaderValue(ours: allowed.joined(separator: ", "))]))
        }
    }
}
