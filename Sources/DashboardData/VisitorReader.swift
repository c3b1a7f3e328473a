internal import DashboardCore
internal import FoundationEssentials
internal import SQLite

/// The connection that reads, which no writing holds up.
final class VisitorReader {
    let signIns: SignInTable
    private let database: Database

    init(path: String) throws {
        database = try Database(path: path, access: .readOnly)
        signIns = SignInTable(database: database)
    }

    func visitor(_ key: VisitorKey) throws -> SavedVisitor? {
        var visitor: SavedVisitor?
        _ = try database.rows(
            """
            SELECT last_seen, has_returned, name, state FROM visitor LEFT JOIN screen ON screen.visitor = visitor.id
            WHERE key = ?
            """,
            .blob(key.bytes)
        ) { row in
            var known =
                visitor ?? SavedVisitor(lastSeen: Date(milliseconds: row.integer(0)), hasReturned: row.boolean(1))
            // A screen that another version saved is shown as to a newcomer.
            if let name = Identifier(row.text(2)), let snapshot = try? StateSnapshot(bytes: row.blob(3)) {
                known.screens[name] = snapshot
            }
            visitor = known
        }
        return visitor
    }

    func count() throws -> Int {
        try database.integer("SELECT count(*) FROM visitor") ?? 0
    }
}
