import Glibc
import HTTPDaemon
import Locking
import Testing

extension AbuseTests {
    @Suite("Clients that leave", .serialized)
    struct DepartureTests {
        private struct Remains: Sendable {
            let isQuiet: Bool
            let sockets: Int
            let growth: Int
        }

        /// How a client leaves, and how it may be noticed.
        enum Departure: String, CaseIterable, Sendable, CustomTestStringConvertible {
            case afterTheFirstBytes = "after the first bytes"
            case beforeTheFirstByte = "before the first byte"
            case inTheMiddleOfTheHead = "in the middle of the head"
            case inTheMiddleOfTheBody = "in the middle of the body"

            var testDescription: String { rawValue }

            func take(from server: AbusedServer) throws {
                let connection = try RawConnection(port: server.port)
                switch self {
                case .afterTheFirstBytes:
                    connection.send("GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    _ = try connection.readBytes(atLeast: 1_000)
                case .beforeTheFirstByte:
                    connection.send("GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
                case .inTheMiddleOfTheHead:
                    connection.send("GET /stream HTTP/1.1\r\nHost: loc")
                case .inTheMiddleOfTheBody:
                    connection.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\nhalf of")
                }
            }
        }

        @Test("A client that leaves a thousand times leaves nothing behind", arguments: Departure.allCases)
        func departures(_ departure: Departure) async throws {
            // Whoever leaves in the middle of a head may be noticed by the deadline only; a slow machine needs a long one.
            var limits = AbusedServer.limits
            limits.headerTime = .seconds(10)
            let server = try AbusedServer(limits: limits)
            let remains = try await onOwnThread {
                // The first ones fill what is kept for later.
                for _ in 0..<100 { try departure.take(from: server) }
                _ = try server.visits { Self.isQuiet(server) }
                let memory = Self.residentBytes()
                for _ in 0..<1_000 { try departure.take(from: server) }
                let isQuiet = try server.visits { Self.isQuiet(server) }
                return Remains(
                    isQuiet: isQuiet,
                    sockets: Self.openSockets(at: server.port),
                    growth: Self.residentBytes() - memory
                )
            }
            #expect(remains.isQuiet, "a connection or a stream is left over")
            #expect(remains.sockets == 1, "only the listening socket should be left")
            // A leak of each connection's memory would be sixteen megabytes and more.
            #expect(remains.growth < 5_000_000, "\(remains.growth) bytes are left over")
            server.daemon.stop()
        }

        private static func isQuiet(_ server: AbusedServer) -> Bool {
            server.daemon.openConnections == 0 && server.counts.withLock { $0.openStreams } == 0
        }

        /// Sockets of one of our ports that a process holds open; those that the system winds up by itself have no inode.
        private static func openSockets(at port: Int) -> Int {
            guard let file = fopen("/proc/self/net/tcp", "r") else { return -1 }
            defer { fclose(file) }
            let wanted = String(port, radix: 16, uppercase: true)
            var line = [CChar](repeating: 0, count: 300)
            var count = 0
            while fgets(&line, 300, file) != nil {
                let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                let words = text.split(separator: " ")
                if words.count > 9, words[1].hasSuffix(":\(wanted)"), words[9] != "0" { count += 1 }
            }
            return count
        }

        /// What is resident once the allocator has given back what it merely keeps for later.
        private static func residentBytes() -> Int {
            // The sanitizers keep books of their own, and the address sanitizer what was freed, to catch its use.
            if dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil { return 0 }
            if let symbol = dlsym(nil, "malloc_trim") {
                _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
            }
            guard let file = fopen("/proc/self/statm", "r") else { return 0 }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 200)
            guard fgets(&line, 200, file) != nil else { return 0 }
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * Int(getpagesize())
        }
    }
}
