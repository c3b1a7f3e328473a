import Locking

/// Counts of everything that was answered, in the text format that Prometheus reads.
public final class Metrics: SiteObserver {
    private struct State {
        /// By the number of the route: no name is hashed on the way of a request.
        var tallies: [RouteTally?] = []
        var bytes = 0
        var aborted = 0
    }

    private let state = Locked(State())

    /// Starts at zero.
    public init() {}

    /// Counts one answer.
    public func note(_ visit: Visit) {
        state.withLock { state in
            let number = visit.route.number
            while state.tallies.count <= number { state.tallies.append(nil) }
            if state.tallies[number] == nil { state.tallies[number] = RouteTally(pattern: visit.route.pattern) }
            state.tallies[number]?.note(visit)
            state.bytes += visit.bytes
            if visit.wasAborted { state.aborted += 1 }
        }
    }

    /// The text of `/metrics`; what is not counted here, the daemon's state, is handed in.
    public func text(openConnections: Int) -> String {
        let (tallies, bytes, aborted) = state.withLock { ($0.tallies.compactMap(\.self), $0.bytes, $0.aborted) }
        let sorted = tallies.sorted { $0.pattern < $1.pattern }
        var page = MetricsPage()
        page.family("daybook_http_requests_total", .counter, "Answered requests by route, method and status.")
        for tally in sorted {
            for count in tally.counts.sorted(by: { ($0.method, $0.status) < ($1.method, $1.status) }) {
                page.sample(
                    "daybook_http_requests_total",
                    [("route", tally.pattern), ("method", count.method), ("status", String(count.status))],
                    count.value
                )
            }
        }
        let duration = "daybook_http_request_duration_seconds"
        page.family(duration, .histogram, "From the end of the head to the end of the answer.")
        for tally in sorted { page.histogram(duration, [("route", tally.pattern)], tally.durations) }
        page.family("daybook_http_response_bytes_total", .counter, "Bytes of answers' bodies.")
        page.sample("daybook_http_response_bytes_total", [], bytes)
        page.family("daybook_http_aborted_total", .counter, "Answers whose client left before their end.")
        page.sample("daybook_http_aborted_total", [], aborted)
        page.family("daybook_http_open_connections", .gauge, "Connections open now.")
        page.sample("daybook_http_open_connections", [], openConnections)
        page.family("process_resident_memory_bytes", .gauge, "Memory that is resident.")
        page.sample("process_resident_memory_bytes", [], Process.residentBytes())
        return page.text
    }
}
