/// Why SQLite refused; it names the statement but never the values bound to it.
package struct SQLiteError: Error, Equatable, Sendable {
    /// SQLite's primary result codes, those that a program decides by.
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: Int32

        package init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// A mistake in the statement, or one that has no code of its own.
        package static let error = Code(rawValue: 1)
        /// Another connection holds the lock.
        package static let busy = Code(rawValue: 5)
        /// The file or its folder cannot be written.
        package static let readOnly = Code(rawValue: 8)
        /// The disk failed.
        package static let inputOutput = Code(rawValue: 10)
        /// The file is damaged.
        package static let corrupt = Code(rawValue: 11)
        /// The disk is full.
        package static let full = Code(rawValue: 13)
        /// The file cannot be opened.
        package static let cannotOpen = Code(rawValue: 14)
        /// A value breaks a rule of its table.
        package static let constraint = Code(rawValue: 19)
        /// The file is no database.
        package static let notADatabase = Code(rawValue: 26)
    }

    /// The kind of refusal.
    package let code: Code
    /// SQLite's own, finer code.
    package let extendedCode: Int32
    /// What SQLite says.
    package let sentence: String
    /// The statement as it was written, with question marks for its values.
    package let sql: String?

    init(extendedCode: Int32, sentence: String, sql: String?) {
        code = Code(rawValue: extendedCode & 0xff)
        self.extendedCode = extendedCode
        self.sentence = sentence
        self.sql = sql
    }
}

extension SQLiteError: CustomStringConvertible {
    /// One sentence for a log.
    package var description: String {
        "\(sentence) (SQLite \(extendedCode))" + (sql.map { " in: \($0)" } ?? "")
    }
}
