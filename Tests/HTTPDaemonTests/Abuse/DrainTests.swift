import DashboardTesting
import HTTPDaemon
import Testing

extension AbuseTests {
    @Suite("A daemon that stops", .serialized)
    struct DrainTests {
        @Test("An answer under way is completed, while nobody else is let in")
        func completes() async throws {
            let (gate, opening) = AsyncStream.makeStream(of: Void.self)
            var router = Router()
            router.get("/slow") { _ in
                Response(
                    body: .stream { stream in
                        try await stream.write(Array("first,".utf8))
                        for await _ in gate { break }
                        try await stream.write(Array("last".utf8))
                    }
                )
            }
            let daemon = try Daemon(
                Site(router: router),
                on: try #require(Endpoint("127.0.0.1:0")),
                limits: .patient
            )
            let port = daemon.endpoint.port
            let client = try await onOwnThread { UncheckedConnection(try RawConnection(port: port)) }
            try await onOwnThread {
                client.value.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n")
                _ = client.value.waitForBytes()
            }
            let start = ContinuousClock.now
            async let stopping: Void = onOwnThread { daemon.stop() }
            let wasRefused = try await onOwnThread { Self.isRefused(at: port) }
            opening.yield()
            let answer = try await onOwnThread { try client.value.readAnswer() }
            try await stopping
            #expect(wasRefused)
            #expect(answer?.status == 200)
            #expect(answer?.text == "first,last")
            #expect(start.duration(to: .now) < .seconds(5))
        }

        @Test("A client that has kept its connection is let go at once")
        func idle() async throws {
            let server = try AbusedServer()
            let (rest, took) = try await onOwnThread {
                let connection = try RawConnection(port: server.port)
                connection.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                _ = try connection.readAnswer()
                let start = ContinuousClock.now
                server.daemon.stop()
                return (try connection.readToEnd(), start.duration(to: .now))
            }
            #expect(rest.isEmpty)
            #expect(took < .seconds(2))
        }

        /// Tries until the listening socket is gone.
        private static func isRefused(at port: Int) -> Bool {
            let deadline = ContinuousClock.now + RawConnection.patience
            while ContinuousClock.now < deadline {
                do { _ = try RawConnection(port: port) } catch { return true }
            }
            return false
        }
    }
}

/// Hands a connection from one thread to the next.
///
/// Safe because the test awaits each use before the next one begins.
private struct UncheckedConnection: @unchecked Sendable {
    let value: RawConnection

    init(_ value: RawConnection) { self.value = value }
}
