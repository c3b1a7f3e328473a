internal import Fetching
internal import SQLite

/// The file of answers, open.
final class AnswerFile {
    private let database: Database
    private let bounds: StoreBounds

    init(path: String, bounds: StoreBounds) throws {
        do {
            database = try Database(path: path, access: .readWrite)
        } catch {
            throw Schema.explain(error, path)
        }
        self.bounds = bounds
        try Schema.upstream.prepare(database, at: path)
        // A crash of this program costs nothing; after a loss of power, what was fetched last is fetched again.
        try database.execute("PRAGMA synchronous = NORMAL")
    }

    func answer(for key: InquiryKey) throws -> KeptAnswer? {
        try database.rows(
            """
            SELECT status, content_type, entity_tag, last_modified, source_time, fetched, expires, body FROM answer
            WHERE key = ?
            """,
            .blob(key.digest)
        ) { row in
            let text = { (column: Int) in row.isNull(column) ? nil : row.text(column) }
            return KeptAnswer(
                body: row.blob(7),
                status: row.integer(0),
                contentType: text(1),
                entityTag: text(2),
                lastModified: text(3),
                sourceTime: Moment(milliseconds: row.integer(4)),
                fetched: Moment(milliseconds: row.integer(5)),
                expires: Moment(milliseconds: row.integer(6))
            )
        }.first
    }

    func keep(_ answer: KeptAnswer, for key: InquiryKey) throws {
        try database.transaction {
            // A new row has the highest number, and so is the last to go.
            try database.run("DELETE FROM answer WHERE key = ?", .blob(key.digest))
            guard answer.size <= bounds.bytes else { return }
            try makeRoom(for: answer.size)
            let text = { (text: String?) in text.map { Value.text($0) } ?? .null }
            try database.run(
                """
                INSERT INTO answer (key, size, status, content_type, entity_tag, last_modified, source_time, fetched,
                    expires, body)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                .blob(key.digest),
                .integer(answer.size),
                .integer(answer.status),
                text(answer.contentType),
                text(answer.entityTag),
                text(answer.lastModified),
                .integer(answer.sourceTime.milliseconds),
                .integer(answer.fetched.milliseconds),
                .integer(answer.expires.milliseconds),
                .blob(answer.body)
            )
        }
    }

    func record(of host: String) throws -> HostRecord {
        let spendings = try database.rows(
            "SELECT window, slice, calls FROM spending WHERE host = ?",
            .text(host)
        ) { Spending(window: $0.integer(0), slice: $0.integer(1), calls: $0.integer(2)) }
        let rest = try database.integer("SELECT rest_until FROM host WHERE name = ?", .text(host))
        return HostRecord(spendings: spendings, restUntil: rest.map { Moment(milliseconds: $0) })
    }

    func note(_ spendings: [Spending], of host: String) throws {
        try database.transaction {
            for spending in spendings {
                try database.run(
                    "DELETE FROM spending WHERE host = ? AND window = ? AND slice < ?",
                    .text(host),
                    .integer(spending.window),
                    .integer(spending.oldestSlice)
                )
                try database.run(
                    """
                    INSERT INTO spending (host, window, slice, calls) VALUES (?, ?, ?, ?)
                    ON CONFLICT (host, window, slice) DO UPDATE SET calls = excluded.calls
                    """,
                    .text(host),
                    .integer(spending.window),
                    .integer(spending.slice),
                    .integer(spending.calls)
                )
            }
        }
    }

    func rest(_ host: String, until moment: Moment) throws {
        try database.run(
            """
            INSERT INTO host (name, rest_until) VALUES (?, ?)
            ON CONFLICT (name) DO UPDATE SET rest_until = excluded.rest_until
            """,
            .text(host),
            .integer(moment.milliseconds)
        )
    }

    private func makeRoom(for size: Int) throws {
        while try database.integer(
            "SELECT count(*) >= ? OR coalesce(sum(size), 0) + ? > ? FROM answer",
            .integer(bounds.entries),
            .integer(size),
            .integer(bounds.bytes)
        ) == 1 {
            try database.run("DELETE FROM answer WHERE id = (SELECT min(id) FROM answer)")
        }
    }
}
