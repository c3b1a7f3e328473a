package import SQLite

/// The file of what devices have noted of a body, ready to be read and written.
///
/// It is read by whoever serves and written by one import at a time, be that in the same process or in another. Each change
/// comes whole or not at all, and readers see the file as it was until then.
package struct HealthStore: Sendable {
    /// What the file is called within its folder.
    package static let fileName = "health.sqlite"

    /// Where the file lies.
    package let path: String

    /// Makes the file in a folder, or takes the one that is there; any claim to the folder will do.
    ///
    /// - Throws: `SessionStoreError` if the file cannot be written, is damaged, foreign or of a newer version.
    package init(in folder: StoreFolder) throws {
        path = try folder.database(Self.fileName)
        do {
            try Schema.health.prepare(Database(path: path, access: .readWrite), at: path)
        } catch let error as SQLiteError {
            throw Schema.explain(error, path)
        }
    }

    /// Takes the file of a folder that others write into, to read it.
    ///
    /// - Throws: `SessionStoreError` if there is none, or one that is not ours.
    package init(at folder: String) throws {
        path = "\(folder)/\(Self.fileName)"
        do {
            try Schema.health.prepare(Database(path: path, access: .readWrite), at: path)
        } catch let error as SQLiteError {
            throw Schema.explain(error, path)
        }
    }

    /// A connection that sees every change as soon as it is whole, and can make none.
    package func reader() throws(SQLiteError) -> Database {
        let database = try Database(path: path, access: .readWrite)
        // A connection that could not write at all could not recover the log of a writer that died.
        try database.execute("PRAGMA query_only = ON")
        return database
    }

    /// How often this process has changed the file.
    var changes: HealthChanges { .of(path) }

    /// A connection for the one who writes.
    func writer() throws(SQLiteError) -> Database {
        try Database(path: path, access: .readWrite)
    }
}
