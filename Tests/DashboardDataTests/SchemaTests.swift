import SQLite
import Testing

@testable import DashboardData

@Suite struct SchemaTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A file of any older version is brought up to date step by step", arguments: 0...3)
    func migrations(_ older: Int) throws {
        let steps = [
            "CREATE TABLE thing (words TEXT)", "ALTER TABLE thing ADD COLUMN size INTEGER",
            "INSERT INTO thing VALUES ('three', 3)",
        ]
        try Schema(steps: Array(steps.prefix(older))).prepare(Database(path: folder.database), at: folder.database)
        let database = try Database(path: folder.database)
        try Schema(steps: steps).prepare(database, at: folder.database)
        #expect(try database.integer("PRAGMA user_version") == 3)
        #expect(try database.rows("SELECT size FROM thing") { $0.integer(0) } == [3])
    }

    @Test("A step that fails leaves the version before it")
    func failedStep() throws {
        let database = try Database(path: folder.database)
        let schema = Schema(steps: [
            "CREATE TABLE thing (words TEXT)", "INSERT INTO thing VALUES ('x'); CREATE TABLE thing (words TEXT)",
        ])
        #expect(throws: (any Error).self) { try schema.prepare(database, at: folder.database) }
        #expect(try database.integer("PRAGMA user_version") == 1)
        #expect(try database.integer("SELECT count(*) FROM thing") == 0)
    }
}
