import DashboardData
import FoundationEssentials
import HTTPDaemon
import Testing

@testable import DashboardServer

@Suite("The desk to which exports are brought", .timeLimit(.minutes(2)))
struct ImportDeskTests {
    private static let record =
        "<Record type=\"HKQuantityTypeIdentifierStepCount\" sourceName=\"Watch\" unit=\"count\" value=\"42\" "
        + "startDate=\"2026-06-14 08:00:00 +0200\" endDate=\"2026-06-14 08:10:00 +0200\"/>"

    private let folder: TemporaryFolder
    private let desk: ImportDesk

    init() throws {
        folder = try TemporaryFolder()
        desk = ImportDesk(folder.path, now: { Date(timeIntervalSince1970: 1_782_000_000) }, seconds: { 0 })
    }

    private func untilEnded() async -> ImportStanding {
        while desk.standing.status.isRunning { await Task.yield() }
        return desk.standing
    }

    @Test("One is taken at a time; whoever comes meanwhile is turned away, and that is told until the next begins")
    func another() async throws {
        let run = try desk.begin("a.xml", expecting: 1000)
        try await run.push(Array("<HealthData>\(Self.record)".utf8))
        let error = #expect(throws: HTTPError.self) { try desk.begin("b.xml", expecting: nil) }
        #expect(error?.status == .conflict)
        #expect(desk.standing.status.isRunning && desk.standing.refusal == .another && desk.standing.number == 2)
        try await run.push(Array("</HealthData>".utf8))
        run.finish()
        let standing = await untilEnded()
        #expect(standing.status.phase == "done" && standing.refusal == .another)
        #expect(try HealthStore(at: folder.path).days() != nil)
        let next = try desk.begin("b.xml", expecting: nil)
        #expect(desk.standing.refusal == nil && desk.standing.number == 3)
        next.stop()
    }

    @Test("It is stopped while its sender is silent, and what still comes of it is thrown away")
    func stopping() async throws {
        let first = try desk.begin("a.xml", expecting: 1000)
        try await first.push(Array("<HealthData>\(Self.record)".utf8))
        desk.cancel()
        #expect(await untilEnded().status.phase == "stopped")
        let second = try desk.begin("b.xml", expecting: 1000)
        await #expect(throws: ImportError.cancelled) { try await first.push(Array(Self.record.utf8)) }
        first.abandon(ClientGone())
        first.finish()
        try await second.push(Array("<HealthData/>".utf8))
        #expect(desk.standing.status.phase == "arriving" && desk.standing.number == 2)
        second.finish()
        #expect(await untilEnded().status.phase == "done")
        #expect(try HealthStore(at: folder.path).days() == nil)
    }

    static let endings: [(String, ImportFailure)] = [
        ("hello", .otherFile), ("<html/>", .otherDocument), ("<HealthData>", .endsEarly(line: 1)),
        ("<HealthData><a></HealthData>", .malformed(line: 1)), ("\u{1F}\u{8B}\u{8}\u{0}", .otherFile),
        ("PK\u{3}\u{4}and no more", .archiveEndsEarly),
    ]

    @Test("What cannot be used says what it is, and there is room for the next", arguments: endings)
    func failures(text: String, failure: ImportFailure) async throws {
        let run = try desk.begin("a", expecting: nil)
        do {
            try await run.push(Array(text.utf8))
            run.finish()
        } catch {
            run.abandon(error)
        }
        #expect(await untilEnded().status.failure == failure)
        try desk.begin("b", expecting: nil).stop()
    }

    @Test("Whoever has gone leaves everything as it was; so does a folder that is in use")
    func gone() async throws {
        try desk.begin("a", expecting: nil).abandon(ClientGone())
        #expect(await untilEnded().status.failure == .brokenOff)
        let other = try HealthImport(into: folder.path, origin: "test", now: 1_782_000_000)
        let error = #expect(throws: HTTPError.self) { try desk.begin("b", expecting: nil) }
        #expect(error?.status == .serviceUnavailable)
        #expect(desk.standing.status.failure == .inUse)
        _ = other
    }
}

extension ImportStatus {
    fileprivate var failure: ImportFailure? {
        if case .failed(let failure) = self { failure } else { nil }
    }
}
