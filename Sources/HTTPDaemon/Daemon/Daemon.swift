import Dispatch
import Glibc
import Locking

/// A site on a socket: libmicrohttpd with a pool of threads, each waiting for many connections by epoll.
///
/// ```swift
/// let daemon = try Daemon(site, on: endpoint)
/// print("http://\(daemon.endpoint)/")
/// daemon.stop()
/// ```
public final class Daemon: Sendable {
    /// Where it really listens; the port is the one that was taken.
    public let endpoint: Endpoint

    private let core: DaemonCore
    private let native: Locked<NativeDaemon?>
    private let sweeping: Sweeping

    /// Starts to serve; throws the line that says why it cannot.
    public init(
        _ site: Site,
        on endpoint: Endpoint,
        limits: Limits = Limits(),
        threads: Int = 2,
        tls: TLSIdentity? = nil
    ) throws(DaemonError) {
        Process.raiseDescriptorLimit()
        let socket = try Socket.listen(on: endpoint)
        self.endpoint = Endpoint(address: endpoint.address, port: socket.port)
        let core = DaemonCore(site: site, limits: limits, isSecure: tls != nil)
        self.core = core
        do {
            native = Locked(try NativeDaemon(core: core, socket: socket.descriptor, threads: threads, tls: tls))
        } catch {
            Socket.close(socket.descriptor)
            throw error
        }
        sweeping = Sweeping(core)
    }

    deinit { stop() }

    /// How many connections are open.
    public var openConnections: Int { core.table.count }

    /// Whether new requests are still taken.
    public var isReady: Bool { !core.isDraining }

    /// Refuses new connections, lets answers under way end as long as the limits allow, then closes everything.
    public func stop() {
        native.withLock { native in
            guard let running = native else { return }
            core.drain()
            running.stopListening()
            core.table.closeIdle()
            let deadline = core.deadline(core.patience.drain)
            while core.table.count > 0, SystemClock.coarse() < deadline {
                usleep(5_000)
                core.table.closeIdle()
                if core.table.busy == 0 { break }
            }
            core.stop()
            core.table.abandonAll()
            running.stop()
            sweeping.stop()
            native = nil
        }
    }
}

/// The regular look at all connections, and the moment at which logs are written out.
// Safe because a dispatch source may be used from any thread, and it is not changed after init.
private final class Sweeping: @unchecked Sendable {
    private let timer: any DispatchSourceTimer

    init(_ core: DaemonCore) {
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "daybook.sweeper"))
        timer.schedule(deadline: .now() + .milliseconds(250), repeating: .milliseconds(250))
        timer.setEventHandler {
            core.table.sweep(now: SystemClock.coarse())
            for observer in core.site.observers { observer.flush() }
        }
        timer.resume()
    }

    func stop() { timer.cancel() }
}
