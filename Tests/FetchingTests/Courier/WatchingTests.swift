import Crypto
import DashboardTesting
@testable import Fetching
import Locking
import Testing

@Suite struct WatchingTests {
    private let clock = TestClock()
    private let transport = ScriptedTransport(status: 200, head: ["cache-control": "max-age=1000"])

    private func courier(_ random: UInt8 = 0) -> Courier {
        Courier(transport: transport, store: MemoryAnswerStore(), time: .by(clock), random: .always(random))
    }

    private func inquiry(lead: Int) throws -> Inquiry {
        Inquiry(try Address("https://weather.example/"), lead: .seconds(lead))
    }

    @Test(
        "While somebody looks, an answer is renewed in its lead, or a little after its end where there is none",
        arguments: [(100, UInt8(0), 950), (100, 255, 900), (0, 0, 1_000), (0, 255, 1_050)]
    )
    func renewal(_ lead: Int, _ random: UInt8, _ seconds: Int) async throws {
        let courier = courier(random)
        let watch = courier.keepFresh(try inquiry(lead: lead))
        for round in 1...3 {
            await transport.untilCalls(round)
            await clock.untilSleepers(1)
            clock.advance(by: .seconds(seconds - 1))
            #expect(transport.calls.count == round)
            clock.advance(by: .seconds(1))
        }
        await transport.untilCalls(4)
        watch.stop()
        await courier.stop()
    }

    @Test("However many look, one asks, and nobody does when the last has looked away")
    func lookers() async throws {
        let courier = courier()
        var watches = try (0..<50).map { _ in courier.keepFresh(try inquiry(lead: 100)) }
        await transport.untilCalls(1)
        await clock.untilSleepers(1)
        watches.removeLast(49)
        clock.advance(by: .seconds(950))
        await transport.untilCalls(2)
        await clock.untilSleepers(1)
        let task = try #require(courier.state.withLock { $0.vigils.values.first?.task })
        watches.first?.stop()
        watches.first?.stop()
        await task.value
        #expect(courier.state.withLock { $0.vigils.isEmpty })
        #expect(transport.calls.count == 2)
        _ = watches
    }

    @Test("A failing upstream is tried again by the one who watches, when its pause is over")
    func failures() async throws {
        let failing = ScriptedTransport { (_, number) throws(FetchFailure) in
            guard number > 1 else { throw FetchFailure(.timeout) }
            return Answer(status: 200)
        }
        let courier = Courier(transport: failing, store: MemoryAnswerStore(), time: .by(clock), random: .always(0))
        let watch = courier.keepFresh(try inquiry(lead: 0))
        for round in 1...2 {
            await failing.untilCalls(round)
            await clock.untilSleepers(1)
            clock.advance(by: .seconds(1))
        }
        await failing.untilCalls(3)
        await clock.untilSleepers(1)
        #expect(try await courier.fetch(try inquiry(lead: 0)).failure == nil)
        watch.stop()
        await courier.stop()
    }
}
