import Fetching
import Testing

/// The courier and the transport together, against a server on this machine.
@Suite struct UpstreamTests {
    private let server: FaultyServer
    private let courier: Courier

    init() throws {
        server = try FaultyServer()
        let userAgent = try #require(UserAgent(version: "1", contact: "https://example.org"))
        courier = Courier(transport: CurlTransport(userAgent: userAgent), store: MemoryAnswerStore())
    }

    private func inquiry(_ path: String, limit: Int = 100_000, deadline: Duration = .seconds(30)) throws -> Inquiry {
        Inquiry(try Address(server.url(path)), limit: limit, deadline: deadline)
    }

    private func failure(_ inquiry: Inquiry) async -> FetchFailure.Kind? {
        do { return try await courier.fetch(inquiry).failure?.kind } catch { return error.kind }
    }

    @Test("Two hundred who come at once, when nothing is kept, make one call")
    func coldStart() async throws {
        let inquiry = try inquiry("/packed")
        let sizes = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<200 { group.addTask { try await courier.fetch(inquiry).answer.body.count } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sizes == [Int](repeating: 5_000, count: 200))
        #expect(server.heads.count == 1)
        server.stop()
    }

    @Test("A redirect within the host is followed, and counted")
    func redirect() async throws {
        let delivery = try await courier.fetch(try inquiry("/moved"))
        #expect(delivery.answer.body == Array("ok".utf8))
        #expect(server.paths == ["/moved", "/fine?asked=1"])
        #expect(courier.tally.counts.values.first?.calls == 2)
        server.stop()
    }

    @Test("A redirect to elsewhere is refused, and one in a circle ends", arguments: [("/elsewhere", 1), ("/loop", 6)])
    func refusedRedirects(_ path: String, _ calls: Int) async throws {
        #expect(await failure(try inquiry(path)) == .redirectRefused)
        #expect(server.heads.count == calls)
        server.stop()
    }

    @Test(
        "Each kind of trouble is told as what it is",
        arguments: [
            ("/hang", .timeout), ("/drip", .timeout), ("/reset", .garbled), ("/garbage", .garbled),
            ("/never-ending", .tooLarge(limit: 100_000)), ("/bomb", .tooLarge(limit: 100_000)),
            ("/503", .badStatus(503)),
        ] as [(String, FetchFailure.Kind)]
    )
    func trouble(_ path: String, _ kind: FetchFailure.Kind) async throws {
        let deadline: Duration = kind == .timeout ? .milliseconds(300) : .seconds(30)
        #expect(await failure(try inquiry(path, deadline: deadline)) == kind)
        server.stop()
    }

    @Test("The stop does not wait for one that hangs")
    func stop() async throws {
        let hanging = try inquiry("/hang", deadline: .seconds(600))
        async let waiting = failure(hanging)
        await server.untilHeads(1)
        await courier.stop()
        #expect(await waiting == .cancelled)
        server.stop()
    }
}
