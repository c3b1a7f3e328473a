import DashboardCore
import DashboardData
import Foundation
import SQLite
import Testing

@Suite("A file of a body that cannot be used")
struct SickBodyTests {
    struct SickFile: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let code: SessionStoreError.Code
        /// What whoever looks at the page is told.
        let words: String
        let make: @Sendable (_ path: String) throws -> Void
    }

    static let sickFiles = [
        SickFile(testDescription: "text", code: .foreignFile, words: "belongs to another program") { path in
            try Data(String(repeating: "My diary. ", count: 500).utf8).write(to: URL(filePath: path))
        },
        SickFile(testDescription: "another program's", code: .foreignFile, words: "belongs to another program") {
            try Database(path: $0).execute("CREATE TABLE recipe (words TEXT)")
        },
        SickFile(testDescription: "a newer one", code: .newerVersion, words: "by a newer version") { path in
            try fill(path)
            try Database(path: path, access: .readWrite).execute("PRAGMA user_version = 99")
        },
        SickFile(testDescription: "full of noise", code: .damagedFile, words: "is damaged") { path in
            try fill(path)
            var bytes = try Data(contentsOf: URL(filePath: path))
            // The first page says what kind of file it is, and is whole.
            for index in 4_096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
            try bytes.write(to: URL(filePath: path))
        },
    ]

    /// A sound one, with something in it.
    private static func fill(_ path: String) throws {
        let store = try HealthStore(
            in: StoreFolder(URL(filePath: path).deletingLastPathComponent().path, for: .importing)
        )
        let database = try Database(path: store.path, access: .readWrite)
        try database.execute(
            """
            INSERT INTO kind VALUES (1, 'StepCount', 'count');
            INSERT INTO sample (kind, start, end, source, value, offset) VALUES (1, 0, 60, 1, 7, 0);
            PRAGMA wal_checkpoint(TRUNCATE);
            """
        )
    }

    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = URL(filePath: "\(folder.path)/\(HealthStore.fileName)")
    }

    @Test("It is named to whoever runs the program, told of to whoever looks, and left alone", arguments: sickFiles)
    func told(_ sick: SickFile) async throws {
        try sick.make(file.path)
        let before = try Data(contentsOf: file)
        let archive = HealthArchive(in: try StoreFolder(folder.path))
        #expect(archive.complaint?.contains(file.path) == true)
        let moment = try Date("2026-04-14T12:20:00Z", strategy: .iso8601)
        let body = HealthBody(archive, clock: LocalClock(now: { moment }, offset: { _ in 7200 }))
        // What is there may be somebody's, so no sample stands in its place.
        let shown = OwnBody(body, orElse: SampleBody(in: SampleTown(now: { moment })))
        #expect(!shown.isSample && !shown.isEmpty && shown.history == 0)
        #expect(shown.glances(endingWith: shown.today()).allSatisfy { $0.move.done == nil && $0.workouts == 0 })
        let failure = await #expect(throws: SourceFailure.self) { try await shown.summary(of: shown.today()) }
        #expect(failure?.explanation.contains(sick.words) == true)
        #expect(failure?.explanation.contains("/") == false)
        #expect(try Data(contentsOf: file) == before)
    }

    @Test("An import into it is refused with the reason", arguments: sickFiles)
    func refused(_ sick: SickFile) throws {
        try sick.make(file.path)
        let before = try Data(contentsOf: file)
        let error = #expect(throws: SessionStoreError.self) {
            try bringIn(RandomExport(seed: 7).whole, to: folder)
        }
        #expect(error?.code == sick.code)
        #expect(try Data(contentsOf: file) == before)
    }

    @Test("What is damaged while somebody looks is no sample either")
    func later() async throws {
        try Self.fill(file.path)
        let archive = HealthArchive(in: try StoreFolder(folder.path))
        #expect(archive.complaint == nil && !archive.isEmpty)
        try Database(path: file.path, access: .readWrite).execute("DROP TABLE sample; DROP TABLE summary")
        #expect(!archive.isEmpty && archive.firstDay == nil)
    }
}
