import DashboardCore
import FoundationEssentials
import Locking
import Testing

@Suite("A source that is asked once for everybody", .timeLimit(.minutes(1)))
struct CachedSourceTests {
    private let well = Well()
    private let now = Locked(Date(timeIntervalSince1970: 0))
    private let source: CachedSource<Int>

    init() {
        let (well, now) = (well, now)
        source = CachedSource(lifetime: .seconds(600), clock: { now.withLock { $0 } }, fetch: well.draw)
    }

    private func pass(_ seconds: Double) { now.withLock { $0 += seconds } }

    /// As many tasks as that, each of which waits for an answer.
    private func ask(_ count: Int) async -> [Task<Int, any Error>] {
        let tasks = (0..<count).map { _ in Task { [source] in try await source.answer().value } }
        while source.audience < count { await Task.yield() }
        return tasks
    }

    @Test("A thousand who ask at the same time, and those who ask after them, are one call")
    func oneCall() async throws {
        let tasks = await ask(1000)
        well.give(7)
        for task in tasks { #expect(try await task.value == 7) }
        pass(599)
        #expect(try await source.answer() == Dated(7, at: Date(timeIntervalSince1970: 0)))
        #expect(well.tally == Well.Tally(draws: 1, callbacks: 0))
    }

    @Test("An answer is good for its lifetime, and no longer; a clock that is set back makes it no better")
    func lifetime() async throws {
        well.give(1, 2, 3)
        #expect(try await source.answer().value == 1)
        pass(600)
        #expect(try await source.answer().value == 2)
        pass(-1)
        #expect(try await source.answer().value == 3)
    }

    @Test("Whoever wants a new answer gets one, and everybody after them the same")
    func anew() async throws {
        well.give(1, 2)
        #expect(try await source.answer().value == 1)
        #expect(try await source.answer(.new).value == 2)
        #expect(try await source.answer().value == 2)
        #expect(well.tally.draws == 2)
    }

    @Test("All who waited are told that it failed, and so is who asks in the next seconds")
    func failure() async throws {
        let tasks = await ask(20)
        well.fail()
        for task in tasks { await #expect(throws: Well.Dry.self) { try await task.value } }
        await #expect(throws: Well.Dry.self) { try await source.answer() }
        #expect(well.tally.draws == 1)
        pass(5)
        well.give(4)
        #expect(try await source.answer().value == 4)
    }

    @Test("A failure to get a newer answer leaves the one that is good")
    func failureAfterSuccess() async throws {
        well.give(1)
        #expect(try await source.answer().value == 1)
        well.fail()
        await #expect(throws: Well.Dry.self) { try await source.answer(.new) }
        #expect(try await source.answer().value == 1)
    }

    @Test("Who is cancelled goes alone; with the last of them the call ends, and the next one begins anew")
    func cancelling() async throws {
        let tasks = await ask(3)
        for task in tasks.dropLast() { task.cancel() }
        for task in tasks.dropLast() { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(well.tally == Well.Tally(draws: 1, callbacks: 0))
        tasks[2].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[2].value }
        await well.until { $0.callbacks == 1 }
        well.give(5)
        #expect(try await source.answer().value == 5)
        #expect(well.tally.draws == 2)
    }

    @Test("Who was cancelled before asking is told so at once, and nobody is called")
    func cancelledBefore() async {
        let task = Task { [source, well] in
            await well.untilCancelled()
            return try await source.answer().value
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(well.tally.draws == 0)
    }
}
