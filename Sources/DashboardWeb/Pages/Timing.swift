import HTTPDaemon

/// How long the parts of an answer took, for the developer tools of a browser.
struct Timing {
    /// How long the slowest source took; nil where none was asked.
    var fetch: Duration?
    /// When rendering began; nil where nothing was rendered.
    var render: ContinuousClock.Instant?

    /// What the `Server-Timing` field says now.
    var header: HeaderValue {
        let parts = [
            fetch.map { "upstream;dur=\(Self.milliseconds($0))" },
            render.map { "render;dur=\(Self.milliseconds($0.duration(to: .now)))" },
        ]
        return HeaderValue(ours: parts.compactMap { $0 }.joined(separator: ", "))
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
        let fraction = String(microseconds % 1000)
        return "\(microseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }
}
