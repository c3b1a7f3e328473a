import Synchronization

/// What all connections of one daemon share.
final class DaemonCore: Sendable {
    let site: Site
    let limits: Limits
    let isSecure: Bool
    let table: ConnectionTable
    private let draining = Atomic(false)
    private let stopping = Atomic(false)

    init(site: Site, limits: Limits, isSecure: Bool) {
        self.site = site
        self.limits = limits
        self.isSecure = isSecure
        table = ConnectionTable(limit: limits.connections)
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
    func deadline(_ patience: Duration) -> UInt64 {
        SystemClock.monotonic() &+ UInt64(clamping: patience.nanoseconds)
    }
}

extension Duration {
    var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
