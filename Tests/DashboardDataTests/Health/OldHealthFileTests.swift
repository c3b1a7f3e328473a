import DashboardCore
import Foundation
import SQLite
import Testing

@testable import DashboardData

@Suite("A file of a body that an older version has written")
struct OldHealthFileTests {
    private let folder: TemporaryFolder
    private let database: Database

    init() throws {
        folder = try TemporaryFolder()
        database = try Database(path: folder.path + "/health.sqlite")
        let first = Schema(
            steps: Array(Schema.health.steps.prefix(1)),
            applicationID: Schema.health.applicationID,
            isReadThrough: false
        )
        try first.prepare(database, at: "old")
        try database.execute(
            """
            INSERT INTO kind VALUES (1, 'StepCount', 'count'), (2, 'SleepAnalysis', '');
            INSERT INTO source VALUES (1, 'Watch', ''), (2, 'Health Auto Export', ''),
                (3, 'Health Auto Export', 'whole nights');
            INSERT INTO sample (kind, start, end, source, value, offset) VALUES
                (1, 1781500000, 1781800000, 1, 3000, 7200), (1, 1781511000, 1781511600, 1, 120, 7200),
                (1, 1781517600, 1781521200, 2, 70, 7200), (2, 1781470800, 1781496000, 3, 1, 7200),
                (2, 1781496000, 1781497800, 3, 2, 7200), (2, 1781470000, 1781497800, 3, 0, 7200);
            """
        )
    }

    @Test("It becomes a new one, and nothing of it is lost")
    func migration() throws {
        _ = try HealthStore(at: folder.path)
        #expect(try database.integer("PRAGMA user_version") == Schema.health.steps.count)
        #expect(try database.integer("SELECT until FROM told") == 1_781_511_000, "not that of what was pushed")
        let samples = try database.rows(
            "SELECT kind, start, end, source, value FROM sample ORDER BY kind, start, value"
        ) {
            "\($0.integer(0)) \($0.integer(1)) \($0.integer(2)) \($0.integer(3)) \($0.real(4))"
        }
        #expect(
            samples == [
                "1 1781500000 1781800000 1 3000.0", "1 1781511000 1781511600 1 120.0", "1 1781517600 1781521200 2 70.0",
                "2 1781470000 1781497800 3 0.0", "2 1781470800 1781496000 3 1.0", "2 1781470800 1781472600 3 2.0",
            ],
            "what was awake is a sum like the others, which all begin with the night"
        )
    }

    @Test("Its days are what they were, and long samples are found in the midst of them")
    func reading() async throws {
        let archive = try HealthArchive(HealthStore(at: folder.path))
        let clock = LocalClock(now: { Date(timeIntervalSince1970: 1_782_000_000) }, offset: { _ in 7200 })
        let body = HealthBody(archive, clock: clock)
        let day = try #require(CalendarDay("2026-06-17"))
        #expect(try await body.summary(of: day).value.steps == 864)
        let night = try await body.night(before: day.adding(-2)).value
        #expect(night.asleep == Minutes(420) && night.time(in: .awake) == Minutes(30))
        #expect([night.start.text, night.end.text] == ["23:00", "06:30"])
    }

    @Test("Nothing is told of a file in which nothing was")
    func empty() throws {
        try database.execute("DELETE FROM sample; DELETE FROM kind")
        _ = try HealthStore(at: folder.path)
        #expect(try database.integer("SELECT until FROM told") == nil)
    }
}
