package import DashboardCore
internal import Health
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
                    for table in ["route", "workout", "sample", "summary", "arrival", "told", "source", "kind"] {
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

    /// The first and the last day of which anything is known, as they were lived; nil where nothing is.
    package func days() throws -> ClosedRange<CalendarDay>? {
        let reader = try HealthReader(reader(), ranking: SourceRanking())
        guard let first = try reader.firstDay(), let last = try reader.lastDay() else { return nil }
        return first...max(first, last)
    }
}
