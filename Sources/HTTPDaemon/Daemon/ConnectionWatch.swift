import Locking
import Synchronization

/// What the sweeper may know of a connection, written by the connection's own thread.
final class ConnectionWatch: Sendable {
    /// What a connection is waiting for.
    enum Phase: UInt8, AtomicRepresentable {
        /// The client's next head: nothing is lost if it is closed.
        case head
        case body
        case handler
        case sending
    }

    let descriptor: Int32
    private let phaseNow = Atomic(Phase.head)
    private let deadline: Atomic<UInt64>
    private let isDoomed = Atomic(false)
    private let exchange = Locked<Exchange?>(nil)

    init(descriptor: Int32, deadline: UInt64) {
        self.descriptor = descriptor
        self.deadline = Atomic(deadline)
    }

    var phase: Phase { phaseNow.load(ordering: .relaxed) }

    /// When the client, or the handler, has had its time.
    var deadlineNow: UInt64 { deadline.load(ordering: .relaxed) }

    /// Starts to wait for something, for as long as it may take.
    func enter(_ phase: Phase, until deadline: UInt64) {
        phaseNow.store(phase, ordering: .relaxed)
        self.deadline.store(deadline, ordering: .relaxed)
    }

    func attach(_ exchange: Exchange?) {
        self.exchange.withLock { $0 = exchange }
    }

    var currentExchange: Exchange? { exchange.withLock { $0 } }

    /// Ends the connection; answers false where that was done before.
    func shutDown() -> Bool {
        guard isDoomed.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged else {
            return false
        }
        Socket.shutDown(descriptor)
        return true
    }

    var isOpen: Bool { !isDoomed.load(ordering: .relaxed) }
}
