import Locking

/// One line for each request, in logfmt or JSON, without bodies, queries or anything that could break the line.
public final class AccessLog: SiteObserver {
    /// How a line is written.
    public enum Format: String, Sendable, CaseIterable {
        /// `key=value` pairs, quoted where they need it.
        case logfmt
        /// One JSON object a line.
        case json
        /// No log at all.
        case none
    }

    fileprivate enum Field {
        static let time = LogLine.Key("time")
        static let id = LogLine.Key("id")
        static let remote = LogLine.Key("remote")
        static let method = LogLine.Key("method")
        static let path = LogLine.Key("path")
        static let route = LogLine.Key("route")
        static let status = LogLine.Key("status")
        static let bytes = LogLine.Key("bytes")
        static let microseconds = LogLine.Key("us")
        static let aborted = LogLine.Key("aborted")
        static let agent = LogLine.Key("agent")
    }

    fileprivate struct State {
        var line: LogLine
        var time = LogTime()
    }

    /// Lines are gathered up to this many bytes, or until the daemon's next look around.
    private static let batch = 16 * 1024

    private let format: Format
    private let descriptor: Int32
    private let isImmediate: Bool
    private let state: Locked<State>

    /// Writes to an open descriptor: at once where somebody watches, else in batches.
    public init(_ format: Format, descriptor: Int32 = 2, immediate: Bool) {
        self.format = format
        self.descriptor = descriptor
        isImmediate = immediate
        state = Locked(State(line: LogLine(isJSON: format == .json, capacity: Self.batch + 1024)))
    }

    /// Writes one line.
    public func note(_ visit: Visit) {
        guard format != .none else { return }
        state.withLock { state in
            state.write(visit)
            if isImmediate || state.line.bytes.count >= Self.batch { empty(&state.line) }
        }
    }

    /// Writes what was gathered.
    public func flush() {
        state.withLock { empty(&$0.line) }
    }

    private func empty(_ line: inout LogLine) {
        guard !line.bytes.isEmpty else { return }
        Process.write(line.bytes, to: descriptor)
        line.clear()
    }
}

extension AccessLog.State {
    fileprivate mutating func write(_ visit: Visit) {
        typealias Field = AccessLog.Field
        line.begin()
        line.add(Field.time, time.text(of: SystemClock.wall()))
        if let request = visit.request {
            line.add(Field.id, request.id.bytes)
            line.add(Field.remote, request.client.address)
            line.add(Field.method, request.method.name)
            line.add(Field.path, request.pathAsSent)
        } else {
            line.add(Field.remote, visit.peer)
        }
        line.add(Field.route, visit.pattern)
        line.add(Field.status, visit.status.code)
        line.add(Field.bytes, visit.bytes)
        line.add(Field.microseconds, Int(visit.nanoseconds / 1000))
        if visit.wasAborted { line.add(Field.aborted, "true") }
        if let agent = visit.request?.head.bytes(of: .userAgent) { line.add(Field.agent, agent.prefix(120)) }
        line.end()
    }
}
