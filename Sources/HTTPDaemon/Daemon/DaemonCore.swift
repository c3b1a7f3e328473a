import Synchronization

/// What all connections of one daemon share.
final class DaemonCore: Sendable {
    let site: Site
    let limits: Limits
    let isSecure: Bool
    let table: ConnectionTable
    let patience: Patience
    private let draining = Atomic(false)
    private let stopping = Atomic(false)

    init(site: Site, limits: Limits, isSecure: Bool) {
        self.site = site
        self.limits = limits
        self.isSecure = isSecure
        table = ConnectionTable(limit: limits.connections)
        patience = Patience(limits)
    }

    /// Whether each answer is the last one of its connection.
    var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Whether nothing may wait any more.
    var isStopping: Bool { stopping.load(ordering: .relaxed) }

    func drain() {
        draining.store(true, ordering: .relaxed)
    }

    func stop() {
        stopping.store(true, ordering: .relaxed)
    }

    /// The time until which something that starts now may take.
    func deadline(_ nanoseconds: UInt64) -> UInt64 {
        SystemClock.coarse() &+ nanoseconds
    }
}

/// The times of the limits in nanoseconds, worked out once.
struct Patience: Sendable {
    let head: UInt64
    let silence: UInt64
    let body: UInt64
    let answer: UInt64
    let drain: UInt64

    init(_ limits: Limits) {
        head = limits.headerTime.nanoseconds
        silence = (limits.idleTime + limits.headerTime).nanoseconds
        body = limits.bodyTime.nanoseconds
        answer = limits.answerTime.nanoseconds
        drain = limits.drainTime.nanoseconds
    }
}

extension Duration {
    fileprivate var nanoseconds: UInt64 {
        UInt64(clamping: components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000)
    }
}
