import FoundationEssentials
import HTTPDaemon
import Locking

/// What a running server knows of itself.
final class ServerState: Sendable {
    let clock: WallClock
    let metrics = Metrics()
    let started: Date
    private let daemon = Locked<Daemon?>(nil)

    init(clock: WallClock) {
        self.clock = clock
        started = clock.now()
    }

    /// Notes the daemon, which exists only after the site that it serves.
    func opened(_ daemon: Daemon) {
        self.daemon.withLock { $0 = daemon }
    }

    /// Whether new requests are welcome; a site that is asked without a daemon, in a test, is.
    var isReady: Bool { daemon.withLock { $0?.isReady } ?? true }

    /// Where the daemon listens, once it does.
    var endpoint: Endpoint? { daemon.withLock { $0?.endpoint } }

    var openConnections: Int { daemon.withLock { $0?.openConnections } ?? 0 }
}
