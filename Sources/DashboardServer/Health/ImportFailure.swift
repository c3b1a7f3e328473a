import DashboardCore
import DashboardData
import HTTPDaemon

/// Why an import came to nothing, as far as a page tells it: without a path, and in any language.
enum ImportFailure: Equatable, Sendable {
    case empty
    case gzip
    case otherFile
    case otherDocument
    case archiveWithoutExport
    case archiveDamaged
    case archiveUnsupported
    case archiveTooLarge
    case archiveEndsEarly
    case malformed(line: Int)
    case endsEarly(line: Int)
    case unreadable
    case noRoom
    /// The sender has gone.
    case brokenOff
    /// Another process imports.
    case inUse
    case notKept

    init(_ error: any Error) {
        self =
            switch error {
            case let error as ImportError: Self(error.cause)
            case let error as SessionStoreError: Self(error.code)
            case is ClientGone, is CancellationError, is HTTPError: .brokenOff
            default: .notKept
            }
    }

    private init(_ cause: ImportError.Cause) {
        self =
            switch cause {
            case .empty: .empty
            case .gzip: .gzip
            case .otherFile: .otherFile
            case .otherDocument: .otherDocument
            case .archiveWithoutExport: .archiveWithoutExport
            case .archiveDamaged: .archiveDamaged
            case .archiveUnsupported: .archiveUnsupported
            case .archiveTooLarge: .archiveTooLarge
            case .archiveEndsEarly: .archiveEndsEarly
            case .malformed(let line): .malformed(line: line)
            case .endsEarly(let line): .endsEarly(line: line)
            case .folder, .unreadable: .unreadable
            case .noRoom: .noRoom
            case .cancelled: .brokenOff
            }
    }

    private init(_ code: SessionStoreError.Code) {
        self =
            switch code {
            case .folderInUse: .inUse
            case .notWritten: .noRoom
            default: .notKept
            }
    }
}
