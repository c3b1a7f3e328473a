import Locking

/// Counts of everything that was answered, in the text format that Prometheus reads.
public final class Metrics: SiteObserver {
    /// What is counted for each pair of route and status.
    fileprivate struct Series: Hashable {
        let pattern: String
        let status: Int
        let method: String
    }

    private struct Tally {
        var requests: [Series: Int] = [:]
        var buckets: [String: Histogram] = [:]
        var bytes = 0
        var aborted = 0
    }

    private let tally = Locked(Tally())

    /// Starts at zero.
    public init() {}

    /// Counts one answer.
    public func note(_ visit: Visit) {
        let method = visit.request?.method
        let series = Series(
            pattern: visit.pattern,
            status: Int(visit.status.code),
            method: method.map { Method.common.contains($0) ? $0.description : "other" } ?? "none"
        )
        tally.withLock { tally in
            tally.requests[series, default: 0] += 1
            tally.buckets[visit.pattern, default: Histogram()].note(visit.duration)
            tally.bytes += visit.bytes
            if visit.wasAborted { tally.aborted += 1 }
        }
    }

    /// The text of `/metrics`; what is not counted here, the daemon's state, is handed in.
    public func text(openConnections: Int) -> String {
        var page = MetricsPage()
        tally.withLock { tally in
            page.family("daybook_http_requests_total", .counter, "Answered requests by route, method and status.")
            for (series, count) in tally.requests.sorted(by: { $0.key < $1.key }) {
                page.sample(
                    "daybook_http_requests_total",
                    [("route", series.pattern), ("method", series.method), ("status", String(series.status))],
                    count
                )
            }
            page.family(
                "daybook_http_request_duration_seconds",
                .histogram,
                "From the end of the head to the end of the answer."
            )
            for (pattern, histogram) in tally.buckets.sorted(by: { $0.key < $1.key }) {
                page.histogram("daybook_http_request_duration_seconds", [("route", pattern)], histogram)
            }
            page.family("daybook_http_response_bytes_total", .counter, "Bytes of answers' bodies.")
            page.sample("daybook_http_response_bytes_total", [], tally.bytes)
            page.family("daybook_http_aborted_total", .counter, "Answers whose client left before their end.")
            page.sample("daybook_http_aborted_total", [], tally.aborted)
        }
        page.family("daybook_http_open_connections", .gauge, "Connections open now.")
        page.sample("daybook_http_open_connections", [], openConnections)
        page.family("process_resident_memory_bytes", .gauge, "Memory that is resident.")
        page.sample("process_resident_memory_bytes", [], Process.residentBytes())
        return page.text
    }
}

extension Metrics.Series: Comparable {
    fileprivate static func < (left: Self, right: Self) -> Bool {
        (left.pattern, left.method, left.status) < (right.pattern, right.method, right.status)
    }
}
