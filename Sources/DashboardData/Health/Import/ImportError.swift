internal import Archives
internal import XML

/// Why an import came to nothing; what was kept before is as it was.
package struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    package enum Code: Sendable {
        /// It is something else than an export, or more than one can honestly be.
        case unusable
        /// It is an export whose end is missing.
        case truncated
        /// It cannot be opened or read.
        case unreadable
        /// Somebody called it off.
        case cancelled
    }

    package let code: Code
    /// What happened and what to do about it, with a full stop.
    package let sentence: String

    init(_ code: Code, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }

    package var description: String { sentence }

    static let cancelled = ImportError(.cancelled, "The import was stopped; nothing of it was kept.")

    init(_ error: XMLError) {
        switch error.code {
        case .malformed where error.sentence == "it ends too early":
            self.init(
                .truncated,
                "The export ends too early, at \(error); nothing of it was kept. Export it once more."
            )
        default:
            self.init(.unusable, "The export cannot be read: \(error). Nothing of it was kept.")
        }
    }

    init(_ error: ArchiveError) {
        let sentence = "\(error.sentence.prefix(1).uppercased())\(error.sentence.dropFirst()); nothing of it was kept."
        switch error.code {
        case .truncated: self.init(.truncated, sentence)
        case .unreadable: self.init(.unreadable, sentence)
        case .damaged, .unsupported, .tooLarge: self.init(.unusable, sentence)
        }
    }
}
