import DashboardTesting
@testable import Fetching
import Testing

@Suite("Answers of which nothing can be made")
struct UsableTests {
    private let clock = TestClock()
    private let store = MemoryAnswerStore()

    private func courier(_ transport: ScriptedTransport) -> Courier {
        Courier(transport: transport, store: store, time: .by(clock), random: .always(255))
    }

    private func inquiry() throws -> Inquiry {
        Inquiry(
            try Address("https://weather.example/forecast"),
            lifetime: Lifetime(floor: .seconds(60), ceiling: .seconds(3600))
        ).refusing { $0 == Array("<html>".utf8) ? "This is a page." : nil }
    }

    /// Rain, and then a page that says whose net one is in.
    private func captivated() -> ScriptedTransport {
        ScriptedTransport { (_, number) throws(FetchFailure) in
            let text = number == 0 ? "rain" : "<html>"
            return Answer(status: 200, head: AnswerHead(["etag": "\"\(number)\""]), body: Array(text.utf8))
        }
    }

    @Test("They leave the last good one in its place, and are not asked after again at once")
    func kept() async throws {
        let transport = captivated()
        let courier = courier(transport)
        _ = try await courier.fetch(try inquiry())
        clock.advance(by: .seconds(120))
        for _ in 0..<3 {
            let delivery = try await courier.fetch(try inquiry())
            #expect(
                delivery.answer.body == Array("rain".utf8)
                    && delivery.age(at: Timekeeper.by(clock).now()) == .seconds(120)
            )
            #expect(delivery.failure?.kind == .useless("This is a page.") && delivery.failure?.until != nil)
        }
        #expect(transport.calls.count == 2)
        #expect(courier.tally.counts.values.first?.failures == ["useless": 1])
        // It is still the good one about which is asked whether there is something newer.
        clock.advance(by: .seconds(120))
        _ = try await courier.fetch(try inquiry())
        #expect(transport.calls.last?.headers == [CallHeader("If-None-Match", "\"0\"")])
    }

    @Test("Where there was none before they are a failure, and nothing is kept")
    func cold() async throws {
        let courier = courier(ScriptedTransport(status: 200, body: "<html>"))
        let error = await #expect(throws: FetchFailure.self) { try await courier.fetch(try inquiry()) }
        #expect(error?.kind == .useless("This is a page."))
        #expect(await courier.kept(try inquiry()) == nil)
    }

    @Test("One that was kept by somebody who could use it counts as none, and is not confirmed")
    func outgrown() async throws {
        let plain = Inquiry(try Address("https://weather.example/forecast"))
        let head = AnswerHead(["etag": "\"0\""])
        let transport = ScriptedTransport { (_, number) throws(FetchFailure) in
            Answer(status: 200, head: head, body: Array((number == 0 ? "<html>" : "rain").utf8))
        }
        let courier = courier(transport)
        _ = try await courier.fetch(plain)
        let delivery = try await courier.fetch(try inquiry())
        #expect(delivery.answer.body == Array("rain".utf8) && delivery.failure == nil)
        #expect(transport.calls.last?.headers == [])
    }
}
