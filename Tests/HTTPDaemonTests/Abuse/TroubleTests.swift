import HTTPDaemon
import Locking
import Testing

extension AbuseTests {
    @Suite("Handlers in trouble", .serialized)
    struct TroubleTests {
        @Test("A handler that throws costs one answer and tells no secrets", arguments: ["/throws", "/throws-later"])
        func throwing(path: String) async throws {
            let server = try AbusedServer()
            let (answer, next) = try await onOwnThread { (try server.ask(path), try server.ask()) }
            #expect(answer?.status == 500)
            #expect(answer?.text.contains("hunter2") == false)
            #expect(answer?.text.contains("SecretTrouble") == false)
            #expect(answer?[header: "Content-Security-Policy"]?.hasPrefix("default-src 'self'") == true)
            #expect(next?.status == 200)
        }

        @Test("A handler that never answers is cancelled, and its client is told")
        func neverAnswering() async throws {
            var limits = AbusedServer.limits
            limits.answerTime = .milliseconds(200)
            let server = try AbusedServer(limits: limits)
            let (answer, isCancelled, next) = try await onOwnThread {
                let answer = try server.ask("/never")
                let isCancelled = try server.visits { server.counts.withLock { $0.cancelledHandlers } == 1 }
                return (answer, isCancelled, try server.ask())
            }
            #expect(answer?.status == 503 || answer?.status == 504)
            #expect(isCancelled)
            #expect(next?.status == 200)
        }

        @Test("A handler whose client has left is cancelled long before its time is up")
        func abandoned() async throws {
            let server = try AbusedServer()
            let isCancelled = try await onOwnThread {
                try {
                    let connection = try RawConnection(port: server.port)
                    connection.send("GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n")
                }()
                return try server.visits { server.counts.withLock { $0.cancelledHandlers } == 1 }
            }
            #expect(isCancelled)
        }

        @Test("Stopping while handlers wait and streams flow ends in time, with nothing left over")
        func stopUnderLoad() async throws {
            var limits = AbusedServer.limits
            limits.drainTime = .milliseconds(200)
            let server = try AbusedServer(limits: limits)
            let (took, ends) = try await onOwnThread {
                let clients = try ["/never", "/never", "/stream", "/stream", "/"].map { path in
                    let connection = try RawConnection(port: server.port)
                    connection.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    return connection
                }
                _ = try clients[2].readBytes(atLeast: 1)
                _ = try clients[4].readAnswer()
                let start = ContinuousClock.now
                server.daemon.stop()
                let took = start.duration(to: .now)
                return (took, try clients.map { try $0.readToEnd().isEmpty || $0.hasEnded })
            }
            #expect(took < .seconds(5))
            #expect(ends.allSatisfy { $0 })
            #expect(server.daemon.openConnections == 0)
            #expect(server.counts.withLock { $0.openStreams } == 0)
            #expect(throws: RawConnection.Failure.self) { try RawConnection(port: server.port) }
        }
    }
}
