import SQLite
import Testing

@Suite struct DatabaseTests {
    private struct Refusal: Error {}

    private let database: Database

    init() throws {
        database = try Database(path: ":memory:")
        try database.execute("CREATE TABLE thing (id INTEGER PRIMARY KEY, value ANY) STRICT")
    }

    @Test(
        "A value comes back as it was bound",
        arguments: [
            .null, .integer(0), .integer(Int64.min), .integer(Int64.max), .real(0.1), .real(-.infinity), .text(""),
            .text("a\u{0}b"), .text("Grüße 🌦"), .blob([]), .blob([0, 255, 0]),
        ] as [Value]
    )
    func roundTrip(_ value: Value) throws {
        try database.run("INSERT INTO thing (value) VALUES (?)", value)
        let answers = try database.rows("SELECT value FROM thing") { row -> Value in
            switch value {
            case .null: row.isNull(0) ? .null : .text("something")
            case .integer: .integer(row.integer(0))
            case .real: .real(row.real(0))
            case .text: .text(row.text(0))
            case .blob: row.isNull(0) ? .null : .blob(row.blob(0))
            }
        }
        #expect(answers == [value])
    }

    @Test("A transaction that throws leaves nothing behind, and the next one works")
    func rollback() throws {
        #expect(throws: Refusal.self) {
            try database.transaction {
                try database.run("INSERT INTO thing (value) VALUES (1)")
                throw Refusal()
            }
        }
        #expect(try database.integer("SELECT count(*) FROM thing") == 0)
        try database.transaction { try database.run("INSERT INTO thing (value) VALUES (2)") }
        #expect(try database.rows("SELECT value FROM thing") { $0.integer(0) } == [2])
    }

    @Test("A statement is used again without the values of its last run")
    func reuse() throws {
        for number in 1...3 { try database.run("INSERT INTO thing (value) VALUES (?)", .integer(number)) }
        #expect(database.changes == 1)
        let above = "SELECT id FROM thing WHERE value > ? ORDER BY id"
        #expect(try database.rows(above, .integer(1)) { $0.integer(0) } == [2, 3])
        #expect(try database.rows(above, .integer(2)) { $0.integer(0) } == [3])
        #expect(try database.integer(above, .integer(9)) == nil)
    }

    @Test("A reading that throws half-way frees the statement")
    func halfRead() throws {
        for number in 1...3 { try database.run("INSERT INTO thing (value) VALUES (?)", .integer(number)) }
        #expect(throws: Refusal.self) { try database.rows("SELECT value FROM thing") { _ in throw Refusal() } }
        #expect(try database.rows("SELECT value FROM thing") { $0.integer(0) }.count == 3)
        try database.execute("DROP TABLE thing")
    }

    @Test(
        "A refusal has a code, and names the statement but not its values",
        arguments: [
            ("SELECT * FROM nowhere WHERE name = ?", SQLiteError.Code.error),
            ("INSERT INTO thing (id, value) VALUES (1, ?)", .constraint),
            ("", .error),
        ]
    )
    func refusals(_ sql: String, _ code: SQLiteError.Code) throws {
        try database.run("INSERT INTO thing (id) VALUES (1)")
        let error = #expect(throws: SQLiteError.self) { try database.run(sql, .text("a secret")) }
        #expect(error?.code == code)
        #expect(error?.sql == sql)
        #expect(error?.description.contains("secret") == false)
    }

    @Test(
        "A file that is not there is not made where it must exist",
        arguments: [Database.Access.readOnly, .readWrite]
    )
    func missing(_ access: Database.Access) {
        let error = #expect(throws: SQLiteError.self) { try Database(path: "/nowhere/at/all", access: access) }
        #expect(error?.code == .cannotOpen)
    }
}
