import Glibc

// One of the two files of this module that leave the memory-safe part of the language; the other one is Microhttpd.swift.

/// An IPv4 or IPv6 address; a v4 address in v6 clothes counts as v4.
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// Four or sixteen bytes, the most significant first.
    let bytes: [UInt8]

    /// Reads an address; nothing where the text is none.
    public init?(_ text: String) {
        var v4 = in_addr()
        if unsafe inet_pton(AF_INET, text, &v4) == 1 {
            self.init(bytes: unsafe withUnsafeBytes(of: v4) { unsafe Array($0) })
            return
        }
        var v6 = in6_addr()
        guard unsafe inet_pton(AF_INET6, text, &v6) == 1 else { return nil }
        self.init(v6Bytes: unsafe withUnsafeBytes(of: v6) { unsafe Array($0) })
    }

    /// Reads the address out of a socket's peer.
    init?(_ peer: UnsafePointer<sockaddr>?) {
        guard let peer = unsafe peer else { return nil }
        switch Int32(unsafe peer.pointee.sa_family) {
        case AF_INET:
            let v4 = unsafe UnsafeRawPointer(peer).loadUnaligned(as: sockaddr_in.self).sin_addr
            self.init(bytes: unsafe withUnsafeBytes(of: v4) { unsafe Array($0) })
        case AF_INET6:
            let v6 = unsafe UnsafeRawPointer(peer).loadUnaligned(as: sockaddr_in6.self).sin6_addr
            self.init(v6Bytes: unsafe withUnsafeBytes(of: v6) { unsafe Array($0) })
        default: return nil
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private init(v6Bytes: [UInt8]) {
        let isMapped = v6Bytes.prefix(10).allSatisfy { $0 == 0 } && v6Bytes[10] == 0xFF && v6Bytes[11] == 0xFF
        bytes = isMapped ? Array(v6Bytes.suffix(4)) : v6Bytes
    }

    /// The usual text form.
    public var description: String {
        if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = unsafe bytes.withUnsafeBytes { bytes in
            unsafe inet_ntop(AF_INET6, bytes.baseAddress, &text, socklen_t(text.count))
        }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether it is an IPv4 address.
    public var isV4: Bool { bytes.count == 4 }

    /// Whether it stands for every address of the machine.
    public var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
}

/// Opens, asks and closes sockets by their descriptors.
enum Socket {
    /// Listens on an address, or says in one sentence why that cannot be.
    static func listen(on endpoint: Endpoint) throws(DaemonError) -> (descriptor: Int32, port: Int) {
        let isV4 = endpoint.address.bytes.count == 4
        let descriptor = socket(isV4 ? AF_INET : AF_INET6, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC | O_NONBLOCK, 0)
        guard descriptor >= 0 else { throw .cannotListen(endpoint, reason: reason()) }
        var yes: Int32 = 1
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let isBound = isV4 ? bindV4(descriptor, endpoint) : bindV6(descriptor, endpoint)
        guard isBound, Glibc.listen(descriptor, 1024) == 0 else {
            defer { close(descriptor) }
            throw .cannotListen(endpoint, reason: reason())
        }
        return (descriptor, port(of: descriptor))
    }

    /// Ends both directions at once; the owner of the descriptor notices and closes it.
    static func shutDown(_ descriptor: Int32) {
        Glibc.shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Closes a listening socket, but keeps its number taken by one that listens nowhere, for those who still have it.
    static func stopListening(_ descriptor: Int32) {
        let idle = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
        dup2(idle, descriptor)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        close(idle)
    }

    static func close(_ descriptor: Int32) {
        Glibc.close(descriptor)
    }

    /// Which of these sockets have been left by their peers.
    static func left(among descriptors: [Int32]) -> [Int32] {
        // POLLRDHUP, a GNU extension that Glibc does not hand to Swift.
        let hangUp: Int16 = 0x2000
        let signs = hangUp | Int16(POLLHUP) | Int16(POLLERR)
        var questions = descriptors.map { pollfd(fd: $0, events: hangUp, revents: 0) }
        guard unsafe poll(&questions, nfds_t(questions.count), 0) > 0 else { return [] }
        return questions.filter { $0.revents & signs != 0 }.map(\.fd)
    }

    private static func bindV4(_ descriptor: Int32, _ endpoint: Endpoint) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(endpoint.port).bigEndian
        unsafe withUnsafeMutableBytes(of: &address.sin_addr) { unsafe $0.copyBytes(from: endpoint.address.bytes) }
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    private static func bindV6(_ descriptor: Int32, _ endpoint: Endpoint) -> Bool {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = in_port_t(endpoint.port).bigEndian
        unsafe withUnsafeMutableBytes(of: &address.sin6_addr) { unsafe $0.copyBytes(from: endpoint.address.bytes) }
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
            }
        }
    }

    private static func port(of descriptor: Int32) -> Int {
        var address = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        unsafe withUnsafeMutablePointer(to: &address) { pointer in
            _ = unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &size)
            }
        }
        // The port stands at the same place for both families.
        return Int(UInt16(bigEndian: address.sin6_port))
    }

    private static func reason() -> String { String(unsafe: errno) }
}

extension String {
    /// What the system says of an error number.
    fileprivate init(unsafe number: Int32) {
        self = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }
}

/// A run of bytes that grows at its end and is used over and over: what an array does, for less.
@safe
final class ByteBuffer {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = capacity
        unsafe start = .allocate(capacity: capacity)
    }

    deinit { unsafe start.deallocate() }

    func append(_ bytes: ArraySlice<UInt8>) {
        reserve(bytes.count)
        unsafe bytes.withUnsafeBufferPointer { source in
            if let first = source.baseAddress { unsafe (start + count).update(from: first, count: source.count) }
        }
        count += bytes.count
    }

    func append(_ bytes: [UInt8]) {
        append(bytes[...])
    }

    func append(_ byte: UInt8) {
        reserve(1)
        unsafe start[count] = byte
        count += 1
    }

    /// Forgets the bytes, but keeps the room for them.
    func clear() { count = 0 }

    /// A copy of the bytes.
    var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }

    private func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        let grown = max(capacity * 2, count + more)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: grown)
        unsafe moved.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = moved
        capacity = grown
    }
}

/// The clocks of the machine.
enum SystemClock {
    /// Nanoseconds that only ever grow.
    static func monotonic() -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The same within some milliseconds, for a fraction of the price: what deadlines are measured by.
    static func coarse() -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Milliseconds since 1970, within some.
    static func wall() -> Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}

/// What the daemon asks of its process.
enum Process {
    /// Raises the number of descriptors to what the system lets us have.
    static func raiseDescriptorLimit() {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Opens a file for reading.
    static func open(_ path: String) -> Int32? {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
        return descriptor < 0 ? nil : descriptor
    }

    /// Reads a stretch of a file; nothing where it is not all there.
    static func read(_ path: String, offset: Int, count: Int) -> [UInt8]? {
        guard let descriptor = open(path) else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let received = unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe pread(descriptor, buffer.baseAddress, count, off_t(offset))
        }
        return received == count ? bytes : nil
    }

    /// Writes all bytes, or as many as the receiver takes; a log that cannot be written must not stop the site.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The memory that is resident, in bytes.
    static func residentBytes() -> Int {
        guard let descriptor = open("/proc/self/statm") else { return 0 }
        defer { close(descriptor) }
        var text = [UInt8](repeating: 0, count: 128)
        let count = unsafe Glibc.read(descriptor, &text, text.count)
        let words = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
        return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * Int(getpagesize())
    }
}

/// Signals that end a server, waited for by the main thread instead of interrupting any other.
public enum TerminationSignals {
    /// Takes SIGTERM and SIGINT out of every thread that is started from here on, and lets no broken pipe kill us.
    public static func block() {
        signal(SIGPIPE, SIG_IGN)
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGTERM)
        unsafe sigaddset(&signals, SIGINT)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits until somebody wants the server to end.
    public static func wait() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGTERM)
        unsafe sigaddset(&signals, SIGINT)
        var received: Int32 = 0
        unsafe sigwait(&signals, &received)
    }
}
