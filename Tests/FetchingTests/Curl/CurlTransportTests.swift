import Fetching
import Testing

@Suite struct CurlTransportTests {
    private let server: FaultyServer
    private let transport: CurlTransport

    /// For what must fail by itself; a machine that is busy with ten other things gets this long.
    private static let patience = Duration.seconds(30)

    init() throws {
        server = try FaultyServer()
        let userAgent = try #require(UserAgent(version: "1.2.3", contact: "https://example.org"))
        transport = CurlTransport(userAgent: userAgent)
    }

    private func ask(
        _ path: String,
        limit: Int = 1_000_000,
        deadline: Duration = Self.patience,
        headers: [CallHeader] = []
    ) async throws -> Result<Answer, FetchFailure> {
        let address = try Address(server.url(path))
        do {
            return .success(try await transport.send(Call(address, headers: headers, limit: limit, deadline: deadline)))
        } catch {
            return .failure(error)
        }
    }

    @Test("A good answer comes with its status, the headers that matter and its body")
    func good() async throws {
        let answer = try await ask("/fine").get()
        #expect(answer.status == 200)
        #expect(answer.head["content-type"] == "text/plain")
        #expect(answer.head["content-length"] == nil)
        #expect(answer.body == Array("ok".utf8))
        server.stop()
    }

    @Test("The request says who asks, what was said with it, and nothing else")
    func request() async throws {
        _ = try await ask("/fine?q=1", headers: [.accept("application/json"), CallHeader("apikey", "k")]).get()
        let lines = try #require(server.heads.first).split(separator: "\r\n").map(String.init)
        #expect(
            Set(lines) == [
                "GET /fine?q=1 HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "Accept-Encoding: gzip, deflate",
                "User-Agent: Daybook/1.2.3 (+https://example.org)", "Accept: application/json", "apikey: k",
            ]
        )
        server.stop()
    }

    @Test("A connection is kept for the next call, and a cookie is not")
    func reuse() async throws {
        _ = try await ask("/cookie").get()
        _ = try await ask("/cookie").get()
        #expect(server.connections == 1)
        #expect(!server.heads.contains { $0.lowercased().contains("cookie:") })
        server.stop()
    }

    @Test("A packed answer is unpacked, and counted as it came")
    func packed() async throws {
        let answer = try await ask("/packed").get()
        #expect(answer.body == Array(String(repeating: "rain ", count: 1_000).utf8))
        #expect(answer.received < 200)
        server.stop()
    }

    @Test("What comes before the answer proper is not taken for it")
    func hints() async throws {
        let answer = try await ask("/hints").get()
        #expect(answer.status == 200)
        #expect(answer.head["etag"] == nil)
        #expect(answer.head["last-modified"] == "Sun, 06 Nov 1994 08:49:37 GMT")
        server.stop()
    }

    @Test("Statuses and redirects are answers, and not followed", arguments: [("/503", 503), ("/loop", 302)])
    func statuses(_ path: String, _ status: Int) async throws {
        #expect(try await ask(path).get().status == status)
        #expect(server.paths == [path])
        server.stop()
    }

    @Test(
        "What is no whole answer is a failure that says so",
        arguments: [
            "/badly-packed", "/cut-short", "/cut-chunk", "/bad-chunk", "/reset", "/silent-end", "/garbage",
            "/two-lengths", "/endless-head",
        ]
    )
    func garbled(_ path: String) async throws {
        #expect(try await ask(path) == .failure(FetchFailure(.garbled)))
        server.stop()
    }

    @Test(
        "Whoever hangs or drips has only the time of the whole call",
        arguments: ["/hang", "/hang-in-head", "/hang-in-body", "/drip"]
    )
    func deadline(_ path: String) async throws {
        #expect(try await ask(path, deadline: .milliseconds(300)) == .failure(FetchFailure(.timeout)))
        server.stop()
    }

    @Test("One that hangs delays nobody else")
    func neighbours() async throws {
        async let hanging = ask("/hang", deadline: .seconds(600))
        await server.untilHeads(1)
        for _ in 0..<20 { #expect(try await ask("/fine").get().status == 200) }
        server.stop()
        #expect(try await hanging == .failure(FetchFailure(.garbled)))
    }

    @Test(
        "A body is cut at its limit, however it comes",
        arguments: ["/never-ending", "/announced-huge", "/endless-chunks", "/bomb"]
    )
    func limit(_ path: String) async throws {
        #expect(try await ask(path, limit: 100_000) == .failure(FetchFailure(.tooLarge(limit: 100_000))))
        // The rest is not even taken off the wire, but for what the two machines hold in between.
        await server.untilAllLeft()
        #expect(server.sent < 20 << 20)
        server.stop()
    }

    @Test("A body of exactly the limit is taken")
    func exactLimit() async throws {
        #expect(try await ask("/fine", limit: 2).get().body.count == 2)
        #expect(try await ask("/fine", limit: 1) == .failure(FetchFailure(.tooLarge(limit: 1))))
        #expect(try await ask("/empty", limit: 0).get().body.isEmpty)
        server.stop()
    }

    @Test("A port where nobody listens is out of reach")
    func unreachable() async throws {
        let call = Call(
            try Address("http://127.0.0.1:\(try FaultyServer.deadPort())/"),
            limit: 10,
            deadline: Self.patience
        )
        let error = await #expect(throws: FetchFailure.self) { try await transport.send(call) }
        #expect(error?.kind == .unreachable)
        server.stop()
    }

    @Test("A cancelled task gets its answer at once, and its connection is closed")
    func cancellation() async throws {
        let task = Task { try await ask("/hang", deadline: .seconds(600)) }
        await server.untilHeads(1)
        task.cancel()
        #expect(try await task.value == .failure(FetchFailure(.cancelled)))
        await server.untilAllLeft()
        server.stop()
    }

    @Test("A task that was cancelled before asks nobody")
    func cancelledBefore() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await ask("/fine")
        }
        #expect(try await task.value == .failure(FetchFailure(.cancelled)))
        #expect(server.heads.isEmpty)
        server.stop()
    }

    @Test("The stop ends what is under way and refuses what comes later")
    func stop() async throws {
        async let hanging = ask("/hang", deadline: .seconds(600))
        await server.untilHeads(1)
        await transport.stop()
        #expect(try await hanging == .failure(FetchFailure(.cancelled)))
        #expect(try await ask("/fine") == .failure(FetchFailure(.cancelled)))
        await transport.stop()
        server.stop()
    }

    @Test("Two hundred calls at once all come back")
    func many() async throws {
        let bodies = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for number in 0..<200 { group.addTask { try await ask("/fine?\(number)").get().body } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(bodies.count == 200 && bodies.allSatisfy { $0 == Array("ok".utf8) })
        #expect(Set(server.paths).count == 200)
        server.stop()
    }
}
