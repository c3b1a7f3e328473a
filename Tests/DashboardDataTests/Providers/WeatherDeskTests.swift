import DashboardCore
@testable import DashboardData
import DashboardTesting
import Fetching
import Foundation
import Locking
import Testing

@Suite("Weather of several services")
struct WeatherDeskTests {
    private static let first = "/v1/forecast"
    private static let second = "/met/complete"

    private let transport = StubTransport()
    private let now: Locked<Date>
    private let site: WeatherSite

    init() throws {
        now = Locked(try Date("2026-02-06T12:30:00Z"))
        site = try .inZone("Europe/Oslo")
    }

    private func desk(
        keepingIn store: any AnswerStore = MemoryAnswerStore(),
        sleeping sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in }
    ) throws -> WeatherDesk {
        let clock = { @Sendable [now] in now.withLock { $0 } }
        let courier = Courier(
            transport: transport,
            store: store,
            time: Timekeeper(
                now: { Moment(milliseconds: Int(clock().timeIntervalSince1970 * 1000)) },
                sleep: sleep
            )
        )
        let services: [any WeatherService] = [try OpenMeteoService.at(site), try METNorwayService.at(site)]
        return WeatherDesk(site, asking: services, through: courier, clock: clock)
    }

    private func bothAnswer() throws {
        let morning = try Date("2026-02-05T23:00:00Z")
        transport.say(OpenMeteoPayload(from: morning, hours: 100).bytes, at: Self.first)
        transport.say(METNorwayPayload.bytes(from: morning, hours: 55, steps: 20), at: Self.second)
    }

    private func pass(hours: Double) { now.withLock { $0 += hours * 3600 } }

    @Test("The first who is asked and answers is the only one")
    func preference() async throws {
        try bothAnswer()
        let answer = try await desk().forecast()
        #expect(answer.value.source == "Open-Meteo" && answer.trouble == nil)
        #expect(answer.date == now.withLock { $0 })
        #expect(transport.paths == [Self.first])
    }

    @Test(
        "Who fails, or says nothing that can be used, is followed by the next",
        arguments: ["unreachable", "senseless", "over"]
    )
    func failover(way: String) async throws {
        try bothAnswer()
        switch way {
        case "unreachable": transport.fail(.unreachable, at: Self.first)
        case "senseless": transport.say(Array("<html>".utf8), at: Self.first)
        default:
            let old = OpenMeteoPayload(from: try Date("2026-01-01T00:00:00Z"), hours: 100)
            transport.say(old.bytes, at: Self.first)
        }
        let answer = try await desk().forecast()
        #expect(answer.value.source == "MET Norway" && answer.trouble == nil)
        #expect(transport.paths == [Self.first, Self.second])
    }

    @Test(
        "As long as somebody looks, whoever answers is kept fresh, and what cannot be used is no answer",
        arguments: [(true, [first]), (false, [first, second])]
    )
    func watching(isOfUse: Bool, paths: [String]) async throws {
        try bothAnswer()
        if !isOfUse { transport.say(Array("<html>".utf8), at: Self.first) }
        let clock = TestClock()
        let watch = try desk { try await clock.sleep(for: $0) }.keepFresh()
        await clock.untilSleepers(1)
        #expect(transport.paths == paths)
        watch.stop()
    }

    @Test("Where nobody answers, the reason of each is told")
    func nobody() async throws {
        transport.fail(.timeout, at: Self.first)
        let failure = try await #require(throws: SourceFailure.self) { try await desk().forecast() }
        #expect(failure.source == "Open-Meteo and MET Norway" && failure.kind == .broken)
        #expect(
            failure.explanation
                == "Open-Meteo: The source did not answer in time. MET Norway: The source could not be reached."
        )
    }

    @Test(
        "All that failed alike failed in that way; where all are busy, the first that is free again counts",
        arguments: [
            ([SourceFailure.Kind.slow, .slow], SourceFailure.Kind.slow), ([.slow, .broken], .broken),
            ([.busy(seconds: 90), .busy(seconds: 30), .busy(seconds: nil)], .busy(seconds: 30)),
            ([.busy(seconds: nil), .busy(seconds: nil)], .busy(seconds: nil)), ([.busy(seconds: 9), .slow], .broken),
        ]
    )
    func kinds(kinds: [SourceFailure.Kind], kind: SourceFailure.Kind) {
        let failure = SourceFailure(ofAll: kinds.map { SourceFailure($0, source: "Somebody", "Why.") })
        #expect(failure.kind == kind)
    }

    @Test("What is kept is told for the hour that it is, with its age and the reason why there is nothing newer")
    func stale() async throws {
        try bothAnswer()
        let desk = try desk()
        let fresh = try await desk.forecast().value
        transport.fail(.unreachable, at: Self.first)
        transport.fail(.unreachable, at: Self.second)
        pass(hours: 3)
        let answer = try await desk.forecast()
        #expect(
            (fresh.current.temperature * 10).rounded() == 113
                && (answer.value.current.temperature * 10).rounded() == 116
        )
        #expect(answer.value.asOf == fresh.asOf && answer.date == fresh.asOf)
        #expect(answer.value.moment == now.withLock { $0 })
        let trouble = try #require(answer.trouble as? SourceFailure)
        #expect(
            trouble.explanation
                == "Open-Meteo: The source could not be reached. MET Norway: The source could not be reached."
        )
    }

    @Test("What is kept and says nothing of the present any more is not told")
    func over() async throws {
        transport.say(OpenMeteoPayload(from: try Date("2026-02-05T23:00:00Z"), hours: 30).bytes, at: Self.first)
        let desk = try desk()
        _ = try await desk.forecast()
        transport.fail(.unreachable, at: Self.first)
        pass(hours: 30)
        let failure = try await #require(throws: SourceFailure.self) { try await desk.forecast() }
        #expect(failure.explanation.hasPrefix("Open-Meteo: The source could not be reached."))
    }

    @Test(
        "What makes no sense does not take the place of the last good answer, also not for the next run",
        arguments: [true, false]
    )
    func senseless(isPage: Bool) async throws {
        try bothAnswer()
        let folder = try TemporaryFolder()
        let before = try SQLiteAnswerStore(in: StoreFolder(folder.path))
        let first = try await desk(keepingIn: before).forecast().value
        let page =
            isPage ? Array("<html>".utf8) : OpenMeteoPayload(from: try Date("2026-01-01T00:00:00Z"), hours: 99).bytes
        transport.say(page, at: Self.first)
        transport.fail(.unreachable, at: Self.second)
        pass(hours: 3)
        #expect(try await desk(keepingIn: before).forecast().value.asOf == first.asOf)
        await before.close()
        let after = try SQLiteAnswerStore(in: StoreFolder(folder.path))
        let answer = try await desk(keepingIn: after).forecast()
        #expect(answer.value.asOf == first.asOf)
        let reason = isPage ? "The source's answer makes no sense." : "The source says nothing of the present hour."
        #expect((answer.trouble as? SourceFailure)?.explanation.hasPrefix("Open-Meteo: \(reason)") == true)
        await after.close()
    }

    @Test("A restart asks nobody again while the answer is good")
    func restart() async throws {
        try bothAnswer()
        let folder = try TemporaryFolder()
        let before = try SQLiteAnswerStore(in: StoreFolder(folder.path))
        let first = try await desk(keepingIn: before).forecast().value
        await before.close()
        let after = try SQLiteAnswerStore(in: StoreFolder(folder.path))
        pass(hours: 0.1)
        let second = try await desk(keepingIn: after).forecast()
        #expect(second.value.asOf == first.asOf && second.trouble == nil)
        #expect(transport.paths == [Self.first])
        await after.close()
    }
}
