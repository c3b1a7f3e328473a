/// The routes of one path: so few that looking through them is quicker than hashing a method.
struct MethodTable: Sendable {
    private var entries: [(method: Method, route: Route)] = []

    var isEmpty: Bool { entries.isEmpty }

    var methods: [Method] { entries.map(\.method) }

    subscript(method: Method) -> Route? {
        for entry in entries where entry.method == method { return entry.route }
        return nil
    }

    /// Enters a route under a method that has none yet; answers false where it has one.
    mutating func claim(_ method: Method, for route: Route) -> Bool {
        guard self[method] == nil else { return false }
        entries.append((method, route))
        return true
    }
}
