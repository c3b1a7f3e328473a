import DashboardTesting
import Glibc
import HTTPDaemon
import Testing

@Suite("A server that gets signals")
struct SignalTests {
    @Test("SIGTERM and SIGINT end it in time and in peace", arguments: [SIGTERM, SIGINT])
    func termination(_ signal: Int32) async throws {
        let (server, endpoint) = try start()
        // One client keeps its connection, one is in the middle of a head, one has said nothing yet.
        let kept = try await SocketClient(to: endpoint)
        #expect(try await kept.get("/healthz").status == .ok)
        let halfway = try await SocketClient(to: endpoint)
        try await halfway.send("GET / HTTP/1.1\r\nHost: loc")
        let silent = try await SocketClient(to: endpoint)
        let start = ContinuousClock.now
        server.send(signal)
        for client in [kept, halfway, silent] { #expect(try await client.receiveUntilClosed().isEmpty) }
        let end = server.end()
        #expect(start.duration(to: .now) < .seconds(60))
        #expect(end.status == 0)
        #expect(!end.wasKilled)
        await #expect(throws: (any Error).self) { try await SocketClient(to: endpoint) }
    }

    @Test("A broken pipe does not end it")
    func brokenPipe() async throws {
        let (server, endpoint) = try start()
        server.send(SIGPIPE)
        // Ends its half at once and never reads, so that the answer runs into a closed connection.
        for _ in 0..<50 { try await SocketClient(to: endpoint).send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") }
        #expect(try await SocketClient(to: endpoint).get("/healthz").status == .ok)
        server.send(SIGTERM)
        #expect(server.end().status == 0)
    }

    @Test("A second SIGTERM does not disturb the first")
    func impatience() async throws {
        let (server, endpoint) = try start()
        #expect(try await SocketClient(to: endpoint).get("/healthz").status == .ok)
        server.send(SIGTERM)
        server.send(SIGTERM)
        let end = server.end()
        #expect(end.status == 0)
        #expect(!end.wasKilled)
    }

    private func start() throws -> (ServerProcess, Endpoint) {
        // On a slow machine the test's own clients must not be taken for hostile ones.
        let patience = ["--header-seconds", "600", "--idle-seconds", "600"]
        let server = try ServerProcess(["--listen", "127.0.0.1:0", "--public", publicFolder()] + patience)
        let port = try #require(server.port())
        return (server, try #require(Endpoint("127.0.0.1:\(port)")))
    }
}
