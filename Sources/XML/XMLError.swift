/// Why a document is not read on.
package struct XMLError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of refusal.
    package enum Code: Sendable {
        /// It is no XML, or its end is missing.
        case malformed
        /// It declares entities, or uses some that nobody has declared.
        case entities
        /// Elements lie within one another too deeply.
        case tooDeep
        /// A name, a value or a declaration is too long.
        case tooLong
        /// It is written in something else than UTF-8.
        case encoding
    }

    package let code: Code
    /// What is wrong, without a full stop.
    package let sentence: String
    /// The line, counted from one; nought where it is not known.
    package let line: Int

    package init(_ code: Code, _ sentence: String, line: Int = 0) {
        self.code = code
        self.sentence = sentence
        self.line = line
    }

    package var description: String { line > 0 ? "line \(line): \(sentence)" : sentence }
}
