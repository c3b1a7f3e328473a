import DashboardTesting
@testable import Fetching
import Testing

@Suite struct CourierTests {
    private let clock = TestClock()
    private let store = MemoryAnswerStore()

    private func courier(
        _ transport: ScriptedTransport,
        manners: Manners = Manners(),
        random: UInt8 = 255
    ) -> Courier {
        Courier(
            transport: transport,
            store: store,
            otherwise: manners,
            time: .by(clock),
            random: .always(random)
        )
    }

    private func inquiry(
        _ path: String = "/forecast",
        headers: [CallHeader] = [],
        floor: Int = 60,
        ceiling: Int = 3_600,
        lead: Int = 0
    ) throws -> Inquiry {
        Inquiry(
            try Address("https://weather.example" + path),
            headers: headers,
            lifetime: Lifetime(floor: .seconds(floor), ceiling: .seconds(ceiling)),
            lead: .seconds(lead)
        )
    }

    private var now: Moment { Timekeeper.by(clock).now() }

    private func failure(_ courier: Courier, _ inquiry: Inquiry) async -> FetchFailure? {
        do { return try await courier.fetch(inquiry).failure } catch { return error }
    }

    @Test("Two hundred who ask at the same moment make one call")
    func oneFlight() async throws {
        let transport = ScriptedTransport(status: 200, body: "rain")
        let courier = courier(transport)
        let inquiry = try inquiry()
        transport.hold()
        let bodies = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<200 { group.addTask { try await courier.fetch(inquiry).answer.body } }
            await transport.untilCalls(1)
            transport.release()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(bodies.count == 200 && bodies.allSatisfy { $0 == Array("rain".utf8) })
        #expect(transport.calls.count == 1)
    }

    @Test("What is good still is not asked for again, and then it is")
    func freshness() async throws {
        let transport = ScriptedTransport(status: 200, head: ["cache-control": "max-age=600"])
        let courier = courier(transport)
        for (seconds, calls) in [(0, 1), (599, 1), (1, 2)] {
            clock.advance(by: .seconds(seconds))
            let delivery = try await courier.fetch(try inquiry())
            #expect(delivery.failure == nil)
            #expect(transport.calls.count == calls, "after \(seconds) s more")
        }
        #expect(courier.tally.counts["https://weather.example"]?.spared == 1)
    }

    @Test("Another address, another header: another inquiry")
    func keys() async throws {
        let transport = ScriptedTransport(status: 200)
        let courier = courier(transport)
        let inquiries = [
            try inquiry(), try inquiry("/forecast?x"), try inquiry(headers: [.accept("text/plain")]),
            try inquiry(headers: [.accept("text/html")]),
        ]
        for inquiry in inquiries + inquiries { _ = try await courier.fetch(inquiry) }
        #expect(transport.calls.count == inquiries.count)
    }

    @Test("A kept answer is asked about in the words it came with, and “not modified” makes it good again")
    func conditions() async throws {
        let modified = "Sun, 14 Jun 2026 23:00:00 GMT"
        let transport = ScriptedTransport { (_, number) throws(FetchFailure) in
            let head = AnswerHead(["etag": "W/\"1\"", "last-modified": modified, "cache-control": "max-age=100"])
            return number == 0
                ? Answer(status: 200, head: head, body: Array("rain".utf8))
                : Answer(status: 304, head: AnswerHead(["cache-control": "max-age=200"]))
        }
        let courier = courier(transport)
        let first = try await courier.fetch(try inquiry())
        #expect(first.answer.sourceTime == Moment(httpDate: modified))
        clock.advance(by: .seconds(100))
        let second = try await courier.fetch(try inquiry())
        #expect(transport.calls[0].headers.isEmpty)
        #expect(
            transport.calls[1].headers == [
                CallHeader("If-None-Match", "W/\"1\""), CallHeader("If-Modified-Since", modified),
            ]
        )
        #expect(second.answer.body == Array("rain".utf8))
        #expect(second.answer.sourceTime == first.answer.sourceTime)
        #expect(second.answer.fetched == now)
        #expect(second.answer.expires == now.advanced(by: .seconds(200)))
        #expect(courier.tally.counts["https://weather.example"]?.notModified == 1)
    }

    @Test("“Not modified” helps nobody who has no copy")
    func notModifiedWithoutCopy() async throws {
        let courier = courier(ScriptedTransport(status: 304))
        #expect(await failure(courier, try inquiry())?.kind == .notModifiedWithoutCopy)
    }

    @Test("A failure leaves the last good answer, with its age and the reason")
    func stale() async throws {
        let transport = ScriptedTransport { (_, number) throws(FetchFailure) in
            guard number == 0 else { throw FetchFailure(.timeout) }
            return Answer(status: 200, body: Array("rain".utf8))
        }
        let courier = courier(transport)
        _ = try await courier.fetch(try inquiry())
        clock.advance(by: .seconds(600))
        let delivery = try await courier.fetch(try inquiry())
        #expect(delivery.answer.body == Array("rain".utf8))
        #expect(delivery.failure?.kind == .timeout)
        #expect(delivery.age(at: now) == .seconds(600))
        #expect(await courier.kept(try inquiry()) == delivery.answer)
    }

    @Test("Half a minute of 503 under load makes at most ten calls", arguments: [UInt8(0), 128, 255], [1, 20])
    func overload(_ random: UInt8, _ inquiries: Int) async throws {
        let transport = ScriptedTransport(status: 503)
        let courier = courier(transport, random: random)
        let wanted = try (0..<inquiries).map { try inquiry("/\($0)") }
        for _ in 0...300 {
            await withTaskGroup { group in
                for inquiry in wanted {
                    for _ in 0..<3 { group.addTask { _ = try? await courier.fetch(inquiry) } }
                }
            }
            clock.advance(by: .milliseconds(100))
        }
        #expect((2...10).contains(transport.calls.count), "\(transport.calls.count) calls")
    }

    struct Rest: Sendable {
        let status: Int
        let head: [String: String]
        let seconds: Int
    }

    @Test(
        "A host that wants to rest is left alone, whatever is asked of it",
        arguments: [
            Rest(status: 429, head: ["retry-after": "120"], seconds: 120),
            Rest(status: 503, head: ["retry-after": "90"], seconds: 90),
            // The clock stands at 08:00:00; the upstream's goes an hour ahead.
            Rest(
                status: 429,
                head: ["retry-after": "Mon, 15 Jun 2026 09:05:00 GMT", "date": "Mon, 15 Jun 2026 09:00:00 GMT"],
                seconds: 300
            ),
            Rest(status: 429, head: ["retry-after": "Mon, 15 Jun 2026 08:10:00 GMT"], seconds: 600),
            Rest(status: 429, head: [:], seconds: 30),
            Rest(status: 429, head: ["retry-after": "99999999999999999999"], seconds: 86_400),
        ]
    )
    func rest(_ rest: Rest) async throws {
        let transport = ScriptedTransport(status: rest.status, head: rest.head)
        let courier = courier(transport, random: 0)
        let until = now.advanced(by: .seconds(rest.seconds))
        #expect(await failure(courier, try inquiry())?.until == until)
        for seconds in [0, rest.seconds - 1] {
            clock.set(to: .init(sinceEpoch: .seconds(1_781_510_400 + seconds)))
            let failure = await failure(courier, try inquiry("/other"))
            #expect(failure?.kind == .rateLimited && failure?.until == until)
        }
        #expect(transport.calls.count == 1)
        clock.set(to: .init(sinceEpoch: .seconds(1_781_510_400 + rest.seconds)))
        _ = await failure(courier, try inquiry("/other"))
        #expect(transport.calls.count == 2)
    }

    @Test("The rest that a host wanted outlives a restart")
    func restOutlivesRestart() async throws {
        _ = await failure(courier(ScriptedTransport(status: 429, head: ["retry-after": "120"])), try inquiry())
        let transport = ScriptedTransport(status: 200)
        #expect(await failure(courier(transport), try inquiry())?.kind == .rateLimited)
        #expect(transport.calls.isEmpty)
    }

    @Test("A budget is kept to, also by the next run of the program")
    func budget() async throws {
        var manners = Manners()
        manners.budget = [Rate(3, per: .seconds(60))]
        let transport = ScriptedTransport(status: 200)
        for number in 0..<5 {
            let failure = await failure(courier(transport, manners: manners), try inquiry("/\(number)"))
            #expect((failure?.kind == .budgetUsedUp) == (number >= 3), "call \(number)")
        }
        #expect(transport.calls.count == 3)
        clock.advance(by: .seconds(61))
        #expect(await failure(courier(transport, manners: manners), try inquiry("/6")) == nil)
    }

    @Test("So many calls are under way as manners allow, and the others follow")
    func concurrency() async throws {
        let transport = ScriptedTransport(status: 200)
        let courier = courier(transport)
        transport.hold()
        try await withThrowingTaskGroup { group in
            for number in 0..<9 {
                let inquiry = try inquiry("/\(number)")
                group.addTask { _ = try await courier.fetch(inquiry) }
            }
            await transport.untilCalls(2)
            transport.release()
            try await group.waitForAll()
        }
        #expect(transport.calls.count == 9)
        #expect(transport.mostUnderWay == 2)
    }

    @Test("After many failures one call at a time tries whether the host is well again")
    func breaker() async throws {
        let transport = ScriptedTransport { (_, number) throws(FetchFailure) in
            guard number > 5 else { throw FetchFailure(.unreachable) }
            return Answer(status: 200)
        }
        var manners = Manners()
        manners.concurrency = 1
        let courier = courier(transport, manners: manners, random: 0)
        for number in 0..<9 { _ = await failure(courier, try inquiry("/\(number)")) }
        #expect(transport.calls.count == 5)
        #expect(await failure(courier, try inquiry("/9"))?.kind == .breakerOpen)
        clock.advance(by: .seconds(30))
        // The first that tries fails, so it stays open for twice as long.
        #expect(await failure(courier, try inquiry("/10"))?.kind == .unreachable)
        #expect(await failure(courier, try inquiry("/11"))?.until == now.advanced(by: .seconds(60)))
        clock.advance(by: .seconds(60))
        #expect(await failure(courier, try inquiry("/12")) == nil)
        #expect(await failure(courier, try inquiry("/13")) == nil)
    }

    @Test("A wrong address is one inquiry's trouble, and costs the others nothing")
    func notFound() async throws {
        let transport = ScriptedTransport { (call, _) throws(FetchFailure) in
            Answer(status: "\(call.address)".hasSuffix("/wrong") ? 404 : 200)
        }
        let courier = courier(transport)
        for _ in 0..<20 {
            _ = await failure(courier, try inquiry("/wrong"))
            clock.advance(by: .seconds(900))
        }
        #expect(transport.calls.count == 20)
        #expect(await failure(courier, try inquiry("/right")) == nil)
    }

    @Test("Who is cancelled leaves at once, and the answer is there for the next")
    func cancelledWaiter() async throws {
        let transport = ScriptedTransport(status: 200, body: "rain")
        let courier = courier(transport)
        let inquiry = try inquiry()
        transport.hold()
        let waiter = Task { try await courier.fetch(inquiry) }
        await transport.untilCalls(1)
        waiter.cancel()
        let error = await #expect(throws: FetchFailure.self) { try await waiter.value }
        #expect(error?.kind == .cancelled)
        transport.release()
        #expect(try await courier.fetch(inquiry).answer.body == Array("rain".utf8))
        #expect(transport.calls.count == 1)
    }

    @Test("The stop lets everybody go, and counts as nobody's failure")
    func stop() async throws {
        let transport = ScriptedTransport(status: 200)
        let courier = courier(transport)
        transport.hold()
        let wanted = try (0..<5).map { try inquiry("/\($0)") }
        let waiters = wanted.map { inquiry in Task { try await courier.fetch(inquiry) } }
        await transport.untilCalls(2)
        await courier.stop()
        for waiter in waiters {
            let error = await #expect(throws: FetchFailure.self) { try await waiter.value }
            #expect(error?.kind == .cancelled)
        }
        #expect(await failure(courier, try inquiry("/late"))?.kind == .cancelled)
        #expect(transport.calls.count == 2)
    }
}
