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
            fetch.map { "upstream;dur=\($0.milliseconds)" },
            render.map { "render;dur=\($0.duration(to: .now).milliseconds)" },
        ]
        return HeaderValue(ours: parts.compactMap { $0 }.joined(separator: ", "))
    }
}
