internal import DashboardCore
internal import SQLite

extension HealthStore {
    /// Forgets everything, so that nothing of it is left in the file.
    ///
    /// - Throws: `SessionStoreError` where that cannot be done at the moment; then all or a part of it is still there.
    package static func erase(in path: String) throws {
        let folder = try StoreFolder(path, for: .importing)
        do {
            try withExtendedLifetime(folder) {
                let store = try HealthStore(in: folder)
                let database = try store.writer()
                try database.execute("PRAGMA secure_delete = ON")
                try database.transaction {
                    for table in ["route", "workout", "sample", "summary", "arrival", "source", "kind"] {
                        try database.execute("DELETE FROM \(table)")
                    }
                }
                store.changes.note()
                try database.execute("VACUUM")
                // What was deleted lies in the log, too, until that is emptied.
                guard try database.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else {
                    throw SessionStoreError(
                        .folderInUse,
                        "Everything is deleted, but somebody still reads what was there; delete it once more later."
                    )
                }
            }
        } catch {
            throw HealthImport.explained(error, path)
        }
    }

    /// The first and the last second of which anything is known.
    package func span() throws -> ClosedRange<Int64>? {
        let database = try reader()
        var ends: [Int64] = []
        for kind in try database.rows("SELECT id FROM kind", read: { Int64($0.integer(0)) }) {
            for end in ["min", "max"] {
                // Nothing where there is no sample of that kind any more.
                let moments = try database.rows(
                    "SELECT \(end)(start) FROM sample WHERE kind = ?",
                    .integer(kind),
                    read: { $0.isNull(0) ? nil : Int64($0.integer(0)) }
                )
                ends += moments.compactMap { $0 }
            }
        }
        guard let first = ends.min(), let last = ends.max() else { return nil }
        return first...last
    }
}
