internal import CSQLite

/// One statement, prepared once and run many times.
///
/// It belongs to its database: where that may not go, it may not go either.
@safe
package final class Statement {
    private let handle: OpaquePointer
    private let connection: Connection
    private let sql: String

    init(_ sql: String, on connection: Connection) throws(SQLiteError) {
        self.sql = sql
        self.connection = connection
        unsafe handle = try connection.prepare(sql)
    }

    deinit {
        unsafe sqlite3_finalize(handle)
    }

    /// Starts anew with these values for the question marks, in their order.
    package func bind(_ values: [Value]) throws(SQLiteError) {
        reset()
        let expected = Int(unsafe sqlite3_bind_parameter_count(handle))
        precondition(values.count == expected, "\(sql): expected \(expected) values, got \(values.count)")
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    }

    /// Puts a whole number in the place of one question mark, counted from one.
    package func set(_ number: Int64, at index: Int) throws(SQLiteError) {
        try connection.check(unsafe sqlite3_bind_int64(handle, Int32(index), number), sql)
    }

    /// The same with a floating-point number.
    package func set(_ number: Double, at index: Int) throws(SQLiteError) {
        try connection.check(unsafe sqlite3_bind_double(handle, Int32(index), number), sql)
    }

    /// Runs with the values that were set, of which those that are not set anew hold for the next run, too.
    package func runAgain() throws(SQLiteError) {
        defer { unsafe sqlite3_reset(handle) }
        while try step() {}
    }

    /// Goes to the next row, and answers whether there is one.
    package func step() throws(SQLiteError) -> Bool {
        let code = unsafe sqlite3_step(handle)
        try connection.check(code, sql)
        return code == SQLITE_ROW
    }

    /// Forgets rows and values, so that no lock is held in between two runs.
    package func reset() {
        // The code of the last step comes again here, where nobody asks for it.
        unsafe sqlite3_reset(handle)
        unsafe sqlite3_clear_bindings(handle)
    }

    /// The whole number in a column, counted from zero; SQLite makes zero of what is none.
    package func integer(_ column: Int) -> Int { Int(unsafe sqlite3_column_int64(handle, Int32(column))) }

    /// The floating-point number in a column.
    package func real(_ column: Int) -> Double { unsafe sqlite3_column_double(handle, Int32(column)) }

    /// Whether a column holds one.
    package func boolean(_ column: Int) -> Bool { integer(column) != 0 }

    /// Whether a column holds nothing.
    package func isNull(_ column: Int) -> Bool {
        unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
    }

    /// The text in a column; whatever is no UTF-8 is replaced.
    package func text(_ column: Int) -> String {
        guard let start = unsafe sqlite3_column_text(handle, Int32(column)) else { return "" }
        let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
        return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// The bytes in a column.
    package func blob(_ column: Int) -> [UInt8] {
        guard let start = unsafe sqlite3_column_blob(handle, Int32(column)) else { return [] }
        let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
        return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    private func bind(_ value: Value, at index: Int32) throws(SQLiteError) {
        let code =
            switch value {
            case .null: unsafe sqlite3_bind_null(handle, index)
            case .integer(let number): unsafe sqlite3_bind_int64(handle, index, number)
            case .real(let number): unsafe sqlite3_bind_double(handle, index, number)
            case .text(let text): unsafe daybook_bind_text(handle, index, text, UInt64(text.utf8.count))
            // An empty array may have no address, which SQLite would take for null.
            case .blob(let bytes) where bytes.isEmpty: unsafe sqlite3_bind_zeroblob(handle, index, 0)
            case .blob(let bytes): unsafe daybook_bind_blob(handle, index, bytes, UInt64(bytes.count))
            }
        try connection.check(code, sql)
    }
}
