/// What was answered on one route.
struct RouteTally: Sendable {
    /// Answers of one kind.
    struct Count: Sendable {
        let method: String
        let status: Int
        var value: Int
    }

    let pattern: String
    /// Few kinds for each route, so that looking through them is quickest.
    private(set) var counts: [Count] = []
    private(set) var durations = Histogram()

    init(pattern: String) {
        self.pattern = pattern
    }

    mutating func note(_ visit: Visit) {
        durations.note(nanoseconds: visit.nanoseconds)
        let method = Self.label(visit.request?.method)
        let status = visit.status.code
        if let index = counts.firstIndex(where: { $0.status == status && $0.method == method }) {
            counts[index].value += 1
        } else {
            counts.append(Count(method: method, status: status, value: 1))
        }
    }

    /// A name out of few, whatever somebody invents.
    private static func label(_ method: Method?) -> String {
        guard let method else { return "none" }
        return Method.common.contains(method) ? method.name : "other"
    }
}
