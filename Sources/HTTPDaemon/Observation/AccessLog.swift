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
        static let time = LogLine.Key("time", isFirst: true)
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
        var pending: [(visit: Visit, time: Int64)] = []
    }

    /// So many visits are gathered at most, until the daemon's next look around: writing many lines in a row costs a
    /// third of writing each one in between two answers.
    private static let batch = 64

    private let format: Format
    private let descriptor: Int32
    private let isImmediate: Bool
    private let state: Locked<State>

    /// Writes to an open descriptor: at once where somebody watches, else in batches.
    public init(_ format: Format, descriptor: Int32 = 2, immediate: Bool) {
        self.format = format
        self.descriptor = descriptor
        isImmediate = immediate
        state = Locked(State(line: LogLine(isJSON: format == .json, capacity: Self.batch * 256)))
    }

    /// Writes one line.
    public func note(_ visit: Visit) {
        guard format != .none else { return }
        let time = SystemClock.wall()
        state.withLock { state in
            state.pending.append((visit, time))
            if isImmediate || state.pending.count >= Self.batch { empty(&state) }
        }
    }

    /// Writes what was gathered.
    public func flush() {
        state.withLock { empty(&$0) }
    }

    private func empty(_ state: inout State) {
        guard !state.pending.isEmpty else { return }
        for (visit, time) in state.pending { state.write(visit, at: time) }
        state.pending.removeAll(keepingCapacity: true)
        Process.write(state.line.bytes, to: descriptor)
        state.line.clear()
    }
}

extension AccessLog.State {
    fileprivate mutating func write(_ visit: Visit, at moment: Int64) {
        typealias Field = AccessLog.Field
        line.add(Field.time, plain: time.text(of: moment)[...])
        if let request = visit.request {
            line.add(Field.id, request.id)
            line.add(Field.remote, request.client.address)
            line.add(Field.method, plain: request.head.methodBytes)
            line.add(Field.path, request.head.pathBytes)
        } else {
            line.add(Field.remote, visit.peer)
        }
        line.add(Field.route, visit.route.bytes[...])
        line.add(Field.status, visit.status.code)
        line.add(Field.bytes, visit.bytes)
        line.add(Field.microseconds, Int(visit.nanoseconds / 1000))
        if visit.wasAborted { line.add(Field.aborted, "true") }
        if let agent = visit.request?.head.bytes(of: .userAgent) { line.add(Field.agent, agent.prefix(120)) }
        line.end()
    }
}
