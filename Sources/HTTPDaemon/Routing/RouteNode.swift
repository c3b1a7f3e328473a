/// One place in the tree of all paths that a router knows.
struct RouteNode: Sendable {
    var routes = MethodTable()
    private var literals: [String: RouteNode] = [:]
    private var parameters: [Parameter] = []
    private var remainder: (name: String, routes: MethodTable)?

    /// A child that takes any segment that its value can read.
    private struct Parameter: Sendable {
        let name: String
        let accepts: @Sendable (String) -> Bool
        var node: RouteNode
    }

    /// Adds a route below this node; answers false where one stands there already.
    mutating func insert(_ route: Route, for method: Method, at segments: ArraySlice<RoutePattern.Segment>) -> Bool {
        guard let segment = segments.first else { return routes.claim(method, for: route) }
        let rest = segments.dropFirst()
        switch segment {
        case .literal(let text):
            return literals[text, default: RouteNode()].insert(route, for: method, at: rest)
        case .parameter(let name, let accepts):
            if let index = parameters.firstIndex(where: { $0.name == name }) {
                return parameters[index].node.insert(route, for: method, at: rest)
            }
            parameters.append(Parameter(name: name, accepts: accepts, node: RouteNode()))
            return parameters[parameters.count - 1].node.insert(route, for: method, at: rest)
        case .remainder(let name):
            precondition(rest.isEmpty, "Nothing can follow the remainder “\(name)” in a pattern.")
            var taken = remainder?.routes ?? MethodTable()
            defer { remainder = (name, taken) }
            return taken.claim(method, for: route)
        }
    }

    /// Finds the methods for a path: fixed words before parameters, parameters before a remainder.
    func find(_ segments: ArraySlice<String>, captures: inout Captures) -> MethodTable? {
        guard let segment = segments.first else { return routes.isEmpty ? nil : routes }
        let rest = segments.dropFirst()
        if let index = literals.index(forKey: segment),
            let found = literals.values[index].find(rest, captures: &captures)
        {
            return found
        }
        for parameter in parameters where parameter.accepts(segment) {
            var attempt = captures
            attempt.note(parameter.name, segments.prefix(1))
            guard let found = parameter.node.find(rest, captures: &attempt) else { continue }
            captures = attempt
            return found
        }
        guard let remainder else { return nil }
        captures.note(remainder.name, segments)
        return remainder.routes
    }
}
