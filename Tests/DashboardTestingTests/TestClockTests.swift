import DashboardTesting
import Testing

@Suite("A clock that stands still")
struct TestClockTests {
    @Test("Time passes only when it is moved")
    func standing() {
        let clock = TestClock(secondsSince1970: 1000)
        #expect(clock.secondsSince1970 == 1000)
        clock.advance(by: .seconds(60))
        #expect(clock.secondsSince1970 == 1060)
        clock.set(to: TestClock.Instant(sinceEpoch: .seconds(5)))
        #expect(clock.now == TestClock.Instant(sinceEpoch: .seconds(5)))
        #expect(clock.now.duration(to: clock.now.advanced(by: .seconds(3))) == .seconds(3))
    }

    @Test("The default is a morning in June 2026")
    func standard() {
        #expect(TestClock().secondsSince1970 == 1_781_510_400)
    }

    @Test("A sleeper wakes when its time has come, and not before")
    func sleeping() async throws {
        let clock = TestClock()
        let short = Task { try await clock.sleep(for: .seconds(10)) }
        let long = Task { try await clock.sleep(for: .seconds(20)) }
        await clock.untilSleepers(2)
        clock.advance(by: .seconds(10))
        try await short.value
        await clock.untilSleepers(1)
        clock.advance(by: .seconds(10))
        try await long.value
    }

    @Test("To sleep until now is not to sleep")
    func noSleep() async throws {
        let clock = TestClock()
        try await clock.sleep(for: .zero)
        try await clock.sleep(for: .seconds(-1))
        #expect(clock.secondsSince1970 == 1_781_510_400)
    }

    @Test("A cancelled sleeper wakes at once and throws")
    func cancelling() async {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(10)) }
        await clock.untilSleepers(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(10))
        }
        await #expect(throws: CancellationError.self) { try await early.value }
    }
}
