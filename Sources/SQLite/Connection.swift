internal import CSQLite

/// The raw handle of one open file, closed when its database and all its statements are gone.
@safe
final class Connection {
    private let handle: OpaquePointer

    init(path: String, flags: Int32, busyTimeout: Int32) throws(SQLiteError) {
        var opened: OpaquePointer?
        let code = unsafe sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard let handle = unsafe opened else {
            throw SQLiteError(extendedCode: code, sentence: "out of memory", sql: nil)
        }
        // Even a handle that failed to open must be closed, which from here on deinit does.
        unsafe self.handle = handle
        try check(code, nil)
        unsafe sqlite3_extended_result_codes(handle, 1)
        unsafe sqlite3_busy_timeout(handle, busyTimeout)
        try check(unsafe daybook_distrust_file(handle), nil)
    }

    deinit {
        unsafe sqlite3_close_v2(handle)
    }

    var changes: Int { Int(unsafe sqlite3_changes64(handle)) }

    var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    func execute(_ sql: String) throws(SQLiteError) {
        try check(unsafe sqlite3_exec(handle, sql, nil, nil, nil), sql)
    }

    func prepare(_ sql: String) throws(SQLiteError) -> OpaquePointer {
        var prepared: OpaquePointer?
        let code = unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        try check(code, sql)
        guard let statement = unsafe prepared else {
            throw SQLiteError(extendedCode: SQLITE_ERROR, sentence: "there is no statement", sql: sql)
        }
        return unsafe statement
    }

    /// Throws what SQLite says about its last call, unless `code` says that it went well.
    func check(_ code: Int32, _ sql: String?) throws(SQLiteError) {
        guard code != SQLITE_OK, code != SQLITE_ROW, code != SQLITE_DONE else { return }
        let sentence = unsafe String(cString: sqlite3_errmsg(handle))
        throw SQLiteError(extendedCode: code, sentence: sentence, sql: sql)
    }
}
