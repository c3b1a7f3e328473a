import HTTPDaemon
import Locking
import Testing

extension AbuseTests {
    @Suite("Clients that take all the time in the world", .serialized)
    struct PatienceTests {
        private static let limit = 1_000

        private struct Siege: Sendable {
            let served: RawAnswer?
            let waited: Duration
            let stillOpen: Int
            let later: RawAnswer?
            let survivors: Int
        }

        @Test("1,100 dripping clients against a limit of 1,000 keep nobody else from being served")
        func drips() async throws {
            var limits = AbusedServer.limits
            limits.connections = Self.limit
            limits.headerTime = .seconds(5)
            let server = try AbusedServer(limits: limits)
            let siege = try await onOwnThread { try Self.besiege(server) }
            #expect(siege.served?.status == 200)
            #expect(siege.waited < .seconds(1), "waited \(siege.waited)")
            #expect(siege.stillOpen >= Self.limit - 1, "the besiegers were still there, as far as the limit lets them")
            #expect(siege.later?.status == 200)
            #expect(siege.survivors == 0, "a head that drips for ever is cut off")
            server.daemon.stop()
        }

        /// Lets everybody drip, asks in between as an honest client, and drips on until all have been cut off.
        private static func besiege(_ server: AbusedServer) throws -> Siege {
            var slow = try (0..<1_100).map { _ in try RawConnection(port: server.port) }
            for connection in slow { connection.send("GET / HTTP/1.1\r\nHost: localhost\r\n") }
            for connection in slow { connection.send("X-Drip: ") }
            let start = ContinuousClock.now
            let served = try server.ask()
            let waited = start.duration(to: .now)
            let stillOpen = slow.count { !$0.isClosedByPeer }
            let deadline = start + RawConnection.patience
            while !slow.isEmpty, ContinuousClock.now < deadline {
                // The drip itself is what passes the time; it stays far below the limit of the head's size.
                for connection in slow { connection.send("x") }
                _ = try server.ask()
                slow.removeAll { $0.isClosedByPeer }
            }
            return Siege(
                served: served,
                waited: waited,
                stillOpen: stillOpen,
                later: try server.ask(),
                survivors: slow.count
            )
        }

        @Test("A body that drips for ever is cut off, too")
        func drippingBody() async throws {
            var limits = AbusedServer.limits
            limits.bodyTime = .milliseconds(500)
            let server = try AbusedServer(limits: limits)
            let (isCutOff, next) = try await onOwnThread {
                let connection = try RawConnection(port: server.port)
                connection.send("POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999\r\n\r\n")
                let isCutOff = try server.visits {
                    connection.send("x")
                    return connection.isClosedByPeer
                }
                return (isCutOff, try server.ask())
            }
            #expect(isCutOff)
            #expect(next?.status == 200)
        }

        @Test("A connection that says nothing is closed when its time is up")
        func silence() async throws {
            var limits = AbusedServer.limits
            limits.headerTime = .milliseconds(300)
            let server = try AbusedServer(limits: limits)
            let rest = try await onOwnThread { try RawConnection(port: server.port).readToEnd() }
            #expect(rest.isEmpty)
        }

        @Test("A client that does not read its answer is not waited for without end")
        func deafClient() async throws {
            var limits = AbusedServer.limits
            limits.answerTime = .milliseconds(500)
            limits.idleTime = .seconds(1)
            let server = try AbusedServer(limits: limits)
            let isGone = try await onOwnThread {
                let connection = try RawConnection(port: server.port)
                connection.send("GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
                _ = try connection.readBytes(atLeast: 1)
                return try server.visits { server.counts.withLock { $0.openStreams } == 0 }
            }
            #expect(isGone)
        }
    }
}
