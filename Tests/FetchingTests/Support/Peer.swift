import Glibc
import Locking

/// The server's end of one connection.
final class Peer: Sendable {
    private struct State {
        var descriptor: Int32
        var pending: [UInt8] = []
        var sent = 0
    }

    private let state: Locked<State>

    init(_ descriptor: Int32) {
        state = Locked(State(descriptor: descriptor))
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit {
        close(state.withLock { $0.descriptor })
    }

    /// How many bytes the other side's machine has taken.
    var sent: Int { state.withLock { $0.sent } }

    /// The next request's head, or nothing where the other side has left.
    func readHead() -> String? {
        while true {
            let head = state.withLock { state -> String? in
                let end = Array("\r\n\r\n".utf8)
                guard let start = state.pending.indices.first(where: { state.pending[$0...].starts(with: end) })
                else { return nil }
                defer { state.pending.removeFirst(start + end.count) }
                return String(decoding: state.pending[..<start], as: UTF8.self)
            }
            if let head { return head }
            guard receive() else { return nil }
        }
    }

    /// Sends all of it; false where the other side no longer takes any.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        let descriptor = state.withLock { $0.descriptor }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
            state.withLock { $0.sent += count }
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Waits until the other side leaves.
    func untilLeft() {
        while receive() {}
    }

    func hangUp() {
        shutdown(state.withLock { $0.descriptor }, Int32(SHUT_RDWR))
    }

    /// Ends the connection as a crashed machine would: with a reset.
    func reset() {
        state.withLock { state in
            var now = linger(l_onoff: 1, l_linger: 0)
            setsockopt(state.descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
            // Another socket takes the number, so that the last close, which resets, is not one of a stranger's.
            let idle = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
            dup2(idle, state.descriptor)
            close(idle)
        }
    }

    private func receive() -> Bool {
        let descriptor = state.withLock { $0.descriptor }
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        let piece = Array(buffer[..<count])
        state.withLock { $0.pending += piece }
        return true
    }
}
