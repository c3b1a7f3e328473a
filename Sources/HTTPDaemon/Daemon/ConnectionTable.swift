import Locking

/// All open connections, and the clock that runs for each of them.
///
/// A descriptor is shut down only while the table's lock is held and the connection is still in the table, and it leaves
/// the table before libmicrohttpd closes it: so a deadline can never hit a stranger who got the same number.
final class ConnectionTable: Sendable {
    private let limit: Int
    private let watches = Locked<[ObjectIdentifier: ConnectionWatch]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { watches.withLock { $0.count } }

    /// Enters a connection.
    ///
    /// Past the limit, the one that has waited longest without asking anything makes room.
    func insert(_ watch: ConnectionWatch) {
        watches.withLock { watches in
            watches[ObjectIdentifier(watch)] = watch
            guard watches.count > limit else { return }
            let open = watches.values.filter(\.isOpen)
            guard open.count > limit else { return }
            let waiting = open.filter { $0.phase == .head && $0 !== watch }
            _ = (waiting.min { $0.deadlineNow < $1.deadlineNow } ?? watch).shutDown()
        }
    }

    func remove(_ watch: ConnectionWatch) {
        _ = watches.withLock { $0.removeValue(forKey: ObjectIdentifier(watch)) }
    }

    /// Ends what has had its time, and tells handlers whose clients have left.
    func sweep(now: UInt64) {
        let (late, left) = watches.withLock { watches in
            let open = watches.values.filter(\.isOpen)
            let overdue = open.filter { $0.deadlineNow < now }
            for watch in overdue where watch.phase == .head || watch.phase == .body { _ = watch.shutDown() }
            return (overdue.compactMap(\.currentExchange), Self.left(open))
        }
        for exchange in late { exchange.expire() }
        for exchange in left { exchange.abandon() }
    }

    /// Ends every connection that waits for its client, because no new request is taken any more.
    func closeIdle() {
        watches.withLock { watches in
            for watch in watches.values where watch.phase == .head { _ = watch.shutDown() }
        }
    }

    /// Ends everything that is still under way.
    func abandonAll() {
        let exchanges = watches.withLock { $0.values.compactMap(\.currentExchange) }
        for exchange in exchanges { exchange.abandon() }
    }

    /// How many connections are answering somebody.
    var busy: Int { watches.withLock { $0.values.count { $0.phase != .head } } }

    /// libmicrohttpd does not look at a parked connection, so somebody else has to notice that its client left.
    private static func left(_ watches: [ConnectionWatch]) -> [Exchange] {
        let parked = watches.filter { $0.currentExchange?.parking.isParked == true }
        guard !parked.isEmpty else { return [] }
        let gone = Set(Socket.left(among: parked.map(\.descriptor)))
        return parked.filter { gone.contains($0.descriptor) }.compactMap(\.currentExchange)
    }
}
