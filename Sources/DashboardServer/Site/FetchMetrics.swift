import Fetching

/// What was asked of upstreams, in the format that Prometheus reads.
struct FetchMetrics {
    let text: String

    /// Nothing where nobody was asked.
    init(of hosts: [String: HostTally]) {
        let hosts = hosts.sorted { $0.key < $1.key }
        func family(_ name: String, _ help: String, _ value: (HostTally) -> Int) -> String {
            let samples = hosts.map { "\(name){host=\"\($0.key)\"} \(value($0.value))\n" }
            return "# HELP \(name) \(help)\n# TYPE \(name) counter\n" + samples.joined()
        }
        let families = [
            family("daybook_fetch_calls_total", "Calls to upstreams.", \.calls),
            family("daybook_fetch_not_modified_total", "Calls answered with “not modified”.", \.notModified),
            family("daybook_fetch_failures_total", "Calls that failed.") { $0.failures.values.reduce(0, +) },
            family("daybook_fetch_bytes_total", "Bytes of body from upstreams.", \.bytes),
            family("daybook_fetch_spared_total", "Questions answered without a call.", \.spared),
        ]
        // An address has no quotes and no backslashes, so a label can hold it as it is.
        text = hosts.isEmpty ? "" : families.joined()
    }
}
