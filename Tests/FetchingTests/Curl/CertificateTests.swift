import Fetching
import Foundation
import HTTPDaemon
import Testing

@Suite struct CertificateTests {
    private let userAgent: UserAgent
    private let daemon: Daemon

    init() throws {
        userAgent = try #require(UserAgent(version: "1", contact: "https://example.org"))
        var router = Router()
        router.get("/") { _ in Response(text: "sealed") }
        daemon = try Daemon(
            Site(router: router),
            on: try #require(Endpoint("127.0.0.1:0")),
            tls: TestIdentity.identity
        )
    }

    private func ask(_ host: String, by transport: CurlTransport) async throws -> Result<[UInt8], FetchFailure> {
        let address = try Address("https://\(host):\(daemon.endpoint.port)/")
        do {
            return .success(try await transport.send(Call(address, limit: 100, deadline: .seconds(30))).body)
        } catch {
            return .failure(error)
        }
    }

    @Test("A certificate that nobody has vouched for is refused")
    func unknown() async throws {
        defer { daemon.stop() }
        let result = try await ask("127.0.0.1", by: CurlTransport(userAgent: userAgent))
        #expect(result == .failure(FetchFailure(.insecure)))
    }

    @Test("A certificate that is trusted serves its own name, and no other")
    func trusted() async throws {
        defer { daemon.stop() }
        let path = FileManager.default.temporaryDirectory.appending(path: "daybook-\(UUID().uuidString).pem").path
        try TestIdentity.certificate.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let transport = CurlTransport(userAgent: userAgent, certificates: path)
        #expect(try await ask("127.0.0.1", by: transport).get() == Array("sealed".utf8))
        #expect(try await ask("localhost", by: transport) == .failure(FetchFailure(.insecure)))
    }

    @Test("A server that speaks no TLS is not spoken to")
    func noTLS() async throws {
        let server = try FaultyServer(greeting: "220 I speak first, and something else\r\n")
        let address = try Address("https://127.0.0.1:\(server.port)/")
        let call = Call(address, limit: 10, deadline: .seconds(30))
        let error = await #expect(throws: FetchFailure.self) {
            try await CurlTransport(userAgent: userAgent).send(call)
        }
        #expect(error?.kind == .insecure)
        server.stop()
        daemon.stop()
    }
}
