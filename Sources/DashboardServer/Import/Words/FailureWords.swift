/// Why an import came to nothing.
struct FailureWords: Sendable {
    let empty: String
    let gzip: String
    let otherFile: String
    let otherDocument: String
    let archiveWithoutExport: String
    let archiveDamaged: String
    let archiveUnsupported: String
    let archiveTooLarge: String
    let archiveEndsEarly: String
    /// The line is nought where it is not known.
    let malformed: @Sendable (_ line: Int) -> String
    let endsEarly: @Sendable (_ line: Int) -> String
    let unreadable: String
    let noRoom: String
    let brokenOff: String
    let inUse: String
    let notKept: String
    /// What holds after each of them.
    let asBefore: String

    subscript(failure: ImportFailure) -> String {
        switch failure {
        case .empty: empty
        case .gzip: gzip
        case .otherFile: otherFile
        case .otherDocument: otherDocument
        case .archiveWithoutExport: archiveWithoutExport
        case .archiveDamaged: archiveDamaged
        case .archiveUnsupported: archiveUnsupported
        case .archiveTooLarge: archiveTooLarge
        case .archiveEndsEarly: archiveEndsEarly
        case .malformed(let line): malformed(line)
        case .endsEarly(let line): endsEarly(line)
        case .unreadable: unreadable
        case .noRoom: noRoom
        case .brokenOff: brokenOff
        case .inUse: inUse
        case .notKept: notKept
        }
    }
}
