import Dispatch
import Glibc

/// A bare TCP connection, on which a test may say anything and promise nothing.
final class RawConnection {
    enum Failure: Error {
        case cannotConnect(Int32)
        case noAnswerInTime
    }

    /// Everything here takes milliseconds; a machine that is busy with ten other things gets this long.
    static let patience: Duration = .seconds(20)

    private let descriptor: Int32
    private var pending: [UInt8] = []
    private(set) var hasEnded = false

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            let reason = errno
            close(descriptor)
            throw Failure.cannotConnect(reason)
        }
    }

    deinit { close(descriptor) }

    /// Sends what the other side still takes; it may well have heard enough before the end.
    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard wait(for: Int16(POLLOUT), .now + Self.patience) else { return }
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            }
            if count < 0, errno == EAGAIN || errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Closes our half: nothing more will come.
    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// The next final answer, or nothing where the other side closes without one.
    func readAnswer() throws -> RawAnswer? {
        let deadline = ContinuousClock.now + Self.patience
        while true {
            if let (answer, count) = RawAnswer.parse(pending, isWhole: hasEnded) {
                pending.removeFirst(count)
                if answer.status >= 200 { return answer }
            } else if hasEnded {
                return nil
            } else if !receive(deadline) {
                throw Failure.noAnswerInTime
            }
        }
    }

    /// At least so many bytes of whatever comes.
    func readBytes(atLeast count: Int) throws -> [UInt8] {
        let deadline = ContinuousClock.now + Self.patience
        while pending.count < count, !hasEnded {
            guard receive(deadline) else { throw Failure.noAnswerInTime }
        }
        defer { pending = [] }
        return pending
    }

    /// Waits until something is there to be read, and leaves it there.
    func waitForBytes() -> Bool {
        !pending.isEmpty || receive(ContinuousClock.now + Self.patience)
    }

    /// Everything up to the end; throws where the other side does not close.
    func readToEnd() throws -> [UInt8] {
        let deadline = ContinuousClock.now + Self.patience
        while !hasEnded {
            guard receive(deadline) else { throw Failure.noAnswerInTime }
        }
        return pending
    }

    /// Whether the other side has closed by now; what it still said is kept.
    var isClosedByPeer: Bool {
        var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while !hasEnded, poll(&question, 1, 0) > 0 { take() }
        return hasEnded
    }

    private func receive(_ deadline: ContinuousClock.Instant) -> Bool {
        guard wait(for: Int16(POLLIN), deadline) else { return false }
        take()
        return true
    }

    private func take() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count > 0 {
            pending += buffer[..<count]
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            hasEnded = true
        }
    }

    private func wait(for events: Int16, _ deadline: ContinuousClock.Instant) -> Bool {
        var question = pollfd(fd: descriptor, events: events, revents: 0)
        while true {
            let left = ContinuousClock.now.duration(to: deadline).components
            let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
            guard milliseconds > 0 else { return false }
            if poll(&question, 1, Int32(clamping: milliseconds)) > 0 { return true }
            guard errno == EINTR else { return false }
        }
    }
}

/// Runs blocking work on a thread of its own, because the server under test needs the ones that tasks share.
func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        // A queue with a name gets a thread even when all cores are busy.
        DispatchQueue(label: "client").async { continuation.resume(with: Result(catching: work)) }
    }
}
