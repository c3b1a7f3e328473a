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

    @Test("While the first fails whoever answers instead is kept fresh, and nobody else once the first is back")
    func succession() async throws {
        let isDown = Locked(true)
        let transport = ScriptedTransport { (call, _) throws(FetchFailure) in
            if "\(call.address)".contains("weather.example"), isDown.withLock({ $0 }) { throw FetchFailure(.timeout) }
            return Answer(status: 200, head: AnswerHead(["cache-control": "max-age=1000"]))
        }
        let courier = Courier(transport: transport, store: MemoryAnswerStore(), time: .by(clock), random: .always(0))
        let others = try ["second.example", "third.example"].map { host in
            Inquiry(try Address("https://\(host)/"), lead: .seconds(100))
        }
        let watch = courier.keepFresh(try inquiry(lead: 100), orElse: others)
        let pass = { (seconds: Int) in
            for _ in 0..<(seconds / 50) {
                await clock.untilSleepers(1)
                clock.advance(by: .seconds(50))
            }
            await clock.untilSleepers(1)
        }
        let calls = { (host: String) in transport.calls.count { "\($0.address)".contains(host) } }
        await pass(900)
        #expect(calls("second.example") == 1)
        await pass(50)
        #expect(calls("second.example") == 2)
        isDown.withLock { $0 = false }
        await pass(900)
        let before = calls("weather.example")
        await pass(1900)
        #expect(calls("weather.example") == before + 2)
        #expect(calls("second.example") == 2 && calls("third.example") == 0)
        watch.stop()
        await courier.stop()
    }
}
