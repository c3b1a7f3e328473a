import Dispatch
import Glibc
import Locking

/// An upstream on this machine that says by each path something else, and rarely what HTTP allows.
final class FaultyServer: Sendable {
    typealias Behaviour = @Sendable (Peer, _ head: String) -> Void

    private struct State {
        var heads: [String] = []
        var peers: [Peer] = []
        var left = 0
        var isStopped = false
        var watchers: [Watcher] = []
    }

    private struct Watcher {
        let isOver: @Sendable (State) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    let port: Int
    private let descriptor: Int32
    private let state = Locked(State())
    private let behaviours: [String: Behaviour]
    private let greeting: String
    private let accepting = DispatchQueue(label: "faulty server")

    /// Serves behaviours by their paths, and “200” with two bytes for all others.
    ///
    /// A greeting is said to everybody before they ask, which HTTP never does.
    init(_ behaviours: [String: Behaviour] = Behaviours.all, greeting: String = "") throws {
        (descriptor, port) = try Self.listen(backlog: 512)
        self.greeting = greeting
        self.behaviours = behaviours
        accepting.async { [descriptor] in
            while true {
                let accepted = accept(descriptor, nil, nil)
                guard accepted >= 0 else { return }
                self.serve(Peer(accepted))
            }
        }
    }

    /// Everything that was asked so far, head by head.
    var heads: [String] { state.withLock { $0.heads } }

    /// The paths asked for, in their order.
    var paths: [String] { heads.map { String($0.split(separator: " ").dropFirst().first ?? "") } }

    /// How many connections were made.
    var connections: Int { state.withLock { $0.peers.count } }

    /// How many bytes were taken by the other side's machine, on all connections.
    var sent: Int { state.withLock { $0.peers }.reduce(0) { $0 + $1.sent } }

    /// Awaits the moment at which so many requests have come.
    func untilHeads(_ count: Int) async {
        await until { $0.heads.count >= count }
    }

    /// Awaits the moment at which all connections are over.
    func untilAllLeft() async {
        await until { $0.left == $0.peers.count }
    }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    /// Hangs up on everybody.
    func stop() {
        let peers = state.withLock { state in
            state.isStopped = true
            return state.peers
        }
        shutdown(descriptor, Int32(SHUT_RDWR))
        for peer in peers { peer.hangUp() }
        accepting.sync {}
        close(descriptor)
    }

    private func serve(_ peer: Peer) {
        let isStopped = state.withLock { state in
            state.peers.append(peer)
            return state.isStopped
        }
        if isStopped { return peer.hangUp() }
        // A queue with a name has a thread of its own, so that those who hang do not keep others waiting.
        DispatchQueue(label: "faulty peer").async {
            if !self.greeting.isEmpty { peer.send(self.greeting) }
            while let head = peer.readHead() {
                self.change { $0.heads.append(head) }
                let target = head.split(separator: " ").dropFirst().first ?? "/"
                let path = String(target.prefix { $0 != "?" })
                (self.behaviours[path] ?? Behaviours.fine)(peer, head)
            }
            peer.hangUp()
            self.change { $0.left += 1 }
        }
    }

    private func until(_ isOver: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            change { $0.watchers.append(Watcher(isOver: isOver, continuation: continuation)) }
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let ready = state.withLock { state in
            body(&state)
            let ready = state.watchers.filter { $0.isOver(state) }
            state.watchers = state.watchers.filter { !$0.isOver(state) }
            return ready.map(\.continuation)
        }
        for continuation in ready { continuation.resume() }
    }

    /// A port on which nobody listens.
    static func deadPort() throws -> Int {
        let (descriptor, port) = try listen(backlog: 1)
        close(descriptor)
        return port
    }

    private static func listen(backlog: Int32) throws -> (descriptor: Int32, port: Int) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && Glibc.listen(descriptor, backlog) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isReady else { throw Failure(code: errno) }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    struct Failure: Error {
        let code: Int32
    }
}
