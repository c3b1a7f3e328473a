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

    /// Lines are gathered up to this many bytes, or until the daemon's next look around.
    private static let batch = 16 * 1024

    private let format: Format
    private let descriptor: Int32
    private let isImmediate: Bool
    private let pending = Locked<[UInt8]>([])

    /// Writes to an open descriptor: at once where somebody watches, else in batches.
    public init(_ format: Format, descriptor: Int32 = 2, immediate: Bool) {
        self.format = format
        self.descriptor = descriptor
        isImmediate = immediate
        pending.withLock { $0.reserveCapacity(Self.batch + 1024) }
    }

    /// Writes one line.
    public func note(_ visit: Visit) {
        guard format != .none else { return }
        var line = LogLine(isJSON: format == .json)
        line.add("time", LogTime(milliseconds: SystemClock.wall()).description)
        line.add("id", visit.request.map { $0.id.description } ?? "-")
        line.add("remote", visit.request?.client.address ?? visit.peer)
        line.add("method", visit.request.map { $0.method.description } ?? "-")
        line.add("path", visit.request.map { $0.path.canonical } ?? "-")
        line.add("route", visit.pattern)
        line.add("status", Int(visit.status.code))
        line.add("bytes", visit.bytes)
        line.add("us", Int(visit.duration.nanoseconds / 1000))
        if visit.wasAborted { line.add("aborted", "true") }
        if let agent = visit.request?[header: .userAgent] { line.add("agent", String(agent.prefix(120))) }
        append(line.finished())
    }

    /// Writes what was gathered.
    public func flush() {
        pending.withLock { write(&$0) }
    }

    private func append(_ line: [UInt8]) {
        pending.withLock { pending in
            pending += line
            if isImmediate || pending.count >= Self.batch { write(&pending) }
        }
    }

    private func write(_ pending: inout [UInt8]) {
        guard !pending.isEmpty else { return }
        Process.write(pending, to: descriptor)
        pending.removeAll(keepingCapacity: true)
    }
}
