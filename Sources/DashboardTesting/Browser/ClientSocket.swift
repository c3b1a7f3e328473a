internal import Glibc

/// A connected socket, and the only place of this module that knows descriptors.
@safe
final class ClientSocket {
    private let descriptor: Int32
    private(set) var isOpen = true

    /// Connects to a numeric address.
    init(to host: String, port: Int, deadline: ContinuousClock.Instant) throws(SocketFailure) {
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let failure = unsafe getaddrinfo(host, String(port), &hints, &list)
        guard failure == 0, let info = unsafe list else { throw .notConnected("“\(host)” is no numeric address") }
        defer { unsafe freeaddrinfo(list) }
        let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        descriptor = unsafe socket(info.pointee.ai_family, flags, 0)
        guard descriptor >= 0 else { throw .notConnected(Self.reason(errno)) }
        // Small writes are the point of many tests; they must leave when they are made.
        var yes: Int32 = 1
        unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        if unsafe connect(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen) != 0, errno != EINPROGRESS {
            throw .notConnected(Self.reason(errno))
        }
        guard try wait(for: Int16(POLLOUT), until: deadline) else { throw .timedOut }
        var error: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        unsafe getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size)
        guard error == 0 else { throw .notConnected(Self.reason(error)) }
    }

    deinit {
        if isOpen, descriptor >= 0 { Glibc.close(descriptor) }
    }

    /// Sends as much as can be sent now; the number of bytes, or nothing if the server no longer takes any.
    func sendSome(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard isOpen else { return nil }
        let count = unsafe bytes.withUnsafeBytes { buffer in
            unsafe send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }

    /// Takes what has come; none if nothing has yet, nothing if the server has closed.
    func receiveSome() -> [UInt8]? {
        guard isOpen else { return nil }
        let room = 1 << 16
        var count = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
            count = unsafe recv(descriptor, buffer.baseAddress, room, 0)
            initialized = max(0, count)
        }
        if count > 0 { return bytes }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }

    /// Waits until the socket can be read, or written too if that is asked for; false when the time is over.
    func wait(forWriting: Bool, until deadline: ContinuousClock.Instant) throws(SocketFailure) -> Bool {
        try wait(for: Int16(forWriting ? POLLIN | POLLOUT : POLLIN), until: deadline)
    }

    /// Tells the server that nothing more will come.
    func closeWriting() {
        if isOpen { shutdown(descriptor, Int32(SHUT_WR)) }
    }

    /// Leaves; with `abruptly` the server gets a reset instead of a goodbye.
    func close(abruptly: Bool) {
        guard isOpen else { return }
        isOpen = false
        if abruptly {
            var now = linger(l_onoff: 1, l_linger: 0)
            unsafe setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        }
        Glibc.close(descriptor)
    }

    private func wait(for events: Int16, until deadline: ContinuousClock.Instant) throws(SocketFailure) -> Bool {
        guard isOpen else { throw .closed(after: []) }
        while true {
            let rest = ContinuousClock.now.duration(to: deadline)
            guard rest > .zero else { return false }
            let milliseconds = rest.components.seconds * 1000 + rest.components.attoseconds / 1_000_000_000_000_000 + 1
            var entry = pollfd(fd: descriptor, events: events, revents: 0)
            let count = unsafe poll(&entry, 1, Int32(clamping: milliseconds))
            if count > 0 { return true }
            if count < 0, errno != EINTR { throw .notConnected(Self.reason(errno)) }
        }
    }

    private static func reason(_ number: Int32) -> String {
        unsafe String(cString: strerror(number))
    }
}
