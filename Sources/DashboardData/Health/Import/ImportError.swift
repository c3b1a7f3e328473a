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

    /// What exactly it was, for whoever says it in words of their own.
    package enum Cause: Hashable, Sendable {
        case empty
        case gzip
        /// Neither an archive nor XML.
        case otherFile
        /// XML of something else.
        case otherDocument
        case archiveWithoutExport
        case archiveDamaged
        /// It is locked, or packed in an unknown way.
        case archiveUnsupported
        case archiveTooLarge
        case archiveEndsEarly
        /// The line is nought where it is not known.
        case malformed(line: Int)
        case endsEarly(line: Int)
        case folder
        case unreadable
        /// The archive found no room while it was read.
        case noRoom
        case cancelled
    }

    package let cause: Cause
    /// What happened and what to do about it, with a full stop.
    package let sentence: String

    init(_ cause: Cause, _ sentence: String) {
        self.cause = cause
        self.sentence = sentence
    }

    package var code: Code {
        switch cause {
        case .empty, .gzip, .otherFile, .otherDocument, .malformed: .unusable
        case .archiveWithoutExport, .archiveDamaged, .archiveUnsupported, .archiveTooLarge: .unusable
        case .archiveEndsEarly, .endsEarly: .truncated
        case .folder, .unreadable, .noRoom: .unreadable
        case .cancelled: .cancelled
        }
    }

    package var description: String { sentence }

    package static let cancelled = ImportError(.cancelled, "The import was stopped; nothing of it was kept.")

    init(_ error: XMLError) {
        switch error.code {
        case .malformed where error.sentence == "it ends too early":
            self.init(
                .endsEarly(line: error.line),
                "The export ends too early, at \(error); nothing of it was kept. Export it once more."
            )
        default:
            self.init(
                .malformed(line: error.line),
                "The export cannot be read: \(error). Nothing of it was kept."
            )
        }
    }

    init(_ error: ArchiveError) {
        let sentence = "\(error.sentence.prefix(1).uppercased())\(error.sentence.dropFirst()); nothing of it was kept."
        switch error.code {
        case .truncated: self.init(.archiveEndsEarly, sentence)
        case .unreadable: self.init(.unreadable, sentence)
        case .damaged: self.init(.archiveDamaged, sentence)
        case .unsupported: self.init(.archiveUnsupported, sentence)
        case .tooLarge: self.init(.archiveTooLarge, sentence)
        }
    }
}
