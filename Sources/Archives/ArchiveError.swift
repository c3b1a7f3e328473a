/// Why an archive, or a file in it, is not read.
package struct ArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of refusal.
    package enum Code: Sendable {
        /// Its end is missing.
        case truncated
        /// What it says of itself does not hold.
        case damaged
        /// It is packed or locked in a way that is not read here.
        case unsupported
        /// More comes out of it than can be honest.
        case tooLarge
        /// The disk failed.
        case unreadable
    }

    package let code: Code
    /// What is wrong, without a full stop.
    package let sentence: String

    init(_ code: Code, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }

    package var description: String { sentence }
}
