import DashboardTesting
import HTTPDaemon
import Testing

@Suite("A client on a socket")
struct SocketClientTests {
    private func withClient(_ body: (SocketClient) async throws -> Void) async throws {
        let endpoint = try #require(Endpoint("127.0.0.1:0"))
        let daemon = try Daemon(TestSite.make(), on: endpoint, limits: .patient)
        defer { daemon.stop() }
        let client = try await SocketClient(to: daemon.endpoint)
        try await body(client)
        try await client.close()
    }

    @Test("One connection carries several requests, with lengths and in chunks")
    func keepAlive() async throws {
        try await withClient { client in
            for _ in 0..<3 {
                #expect(try await client.get("/").text == TestSite.page)
                #expect(try await client.get("/stream").text == "one two three")
                let head = try await client.request(.head, "/")
                #expect(head.status == .ok)
                #expect(head.body.isEmpty)
                #expect(head[.contentLength] == "\(TestSite.page.utf8.count)")
            }
        }
    }

    @Test("Two requests in one write get two replies")
    func pipelining() async throws {
        try await withClient { client in
            let request = "GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n"
            try await client.send(request + request)
            #expect(try await client.receive().text == "one two three")
            #expect(try await client.receive().text == "one two three")
        }
    }

    @Test("A request that drips in is answered when it is whole")
    func dripping() async throws {
        try await withClient { client in
            for byte in "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8 { try await client.send([byte]) }
            #expect(try await client.receive().status == .ok)
        }
    }

    @Test("A malformed request is sent as it is, and the end of the connection is seen")
    func malformed() async throws {
        try await withClient { client in
            let reply = try await client.exchange("GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n")
            #expect(reply.status == .badRequest)
            #expect(try await client.receiveUntilClosed().isEmpty)
            await #expect(throws: SocketFailure.closed(after: [])) { try await client.receive() }
        }
    }

    @Test("A reply that does not come is a failure in time")
    func timeout() async throws {
        let endpoint = try #require(Endpoint("127.0.0.1:0"))
        let daemon = try Daemon(TestSite.make(), on: endpoint, limits: .patient)
        defer { daemon.stop() }
        let client = try await SocketClient(to: daemon.endpoint, timeout: .milliseconds(50))
        await #expect(throws: SocketFailure.timedOut) { try await client.exchange("GET / HTTP/1.1\r\n") }
        try await client.close(abruptly: true)
    }

    @Test("Where nobody listens there is no connection")
    func refused() async throws {
        let endpoint = try #require(Endpoint("127.0.0.1:0"))
        let daemon = try Daemon(TestSite.make(), on: endpoint)
        let gone = daemon.endpoint
        daemon.stop()
        await #expect(throws: SocketFailure.self) { try await SocketClient(to: gone, timeout: .seconds(2)) }
    }
}
