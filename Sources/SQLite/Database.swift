internal import CSQLite

/// One connection to one file.
///
/// It cannot be shared, so it lives inside a lock or on one thread, and nothing of it leaves there but values.
///
/// ```swift
/// let database = try Database(path: "notes.sqlite")
/// try database.run("INSERT INTO note (words) VALUES (?)", .text("milk"))
/// let notes = try database.rows("SELECT words FROM note") { $0.text(0) }
/// ```
package final class Database {
    /// What may be done with the file.
    package enum Access: Sendable {
        /// It must exist, and is only read.
        case readOnly
        /// It must exist.
        case readWrite
        /// It is made where there is none.
        case create
    }

    private let connection: Connection
    private var statements: [String: Statement] = [:]

    /// Opens a file, and waits for locks of others for at most `busyTimeout` milliseconds.
    package init(path: String, access: Access = .create, busyTimeout: Int32 = 5_000) throws(SQLiteError) {
        let flags =
            switch access {
            case .readOnly: SQLITE_OPEN_READONLY
            case .readWrite: SQLITE_OPEN_READWRITE
            case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        connection = try Connection(path: path, flags: flags, busyTimeout: busyTimeout)
    }

    /// How many rows the last statement has changed.
    package var changes: Int { connection.changes }

    /// Runs a script of statements without values.
    package func execute(_ script: String) throws(SQLiteError) {
        try connection.execute(script)
    }

    /// A prepared statement, kept for the next time.
    ///
    /// There is one for each text, so do not start it anew while its rows are still being read.
    package func statement(_ sql: String) throws(SQLiteError) -> Statement {
        if let statement = statements[sql] { return statement }
        let statement = try Statement(sql, on: connection)
        statements[sql] = statement
        return statement
    }

    /// Runs one statement to its end.
    package func run(_ sql: String, _ values: Value...) throws(SQLiteError) {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {}
    }

    /// What `read` makes of each row.
    package func rows<Answer>(
        _ sql: String,
        _ values: Value...,
        read: (Statement) throws -> Answer
    ) throws -> [Answer] {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        var answers: [Answer] = []
        while try statement.step() { answers.append(try read(statement)) }
        return answers
    }

    /// The whole number in the first column of the first row, if there is a row; the others are passed over.
    package func integer(_ sql: String, _ values: Value...) throws(SQLiteError) -> Int? {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        guard try statement.step() else { return nil }
        let answer = statement.integer(0)
        while try statement.step() {}
        return answer
    }

    /// Does all of `body` or nothing of it.
    ///
    /// The lock for writing is taken at the start, so that no wait for it can fail half-way.
    package func transaction<Answer>(_ body: () throws -> Answer) throws -> Answer {
        try run("BEGIN IMMEDIATE")
        do {
            let answer = try body()
            try run("COMMIT")
            return answer
        } catch {
            // SQLite itself has rolled back already after some failures, such as a full disk.
            if connection.isInTransaction { try? run("ROLLBACK") }
            throw error
        }
    }
}
