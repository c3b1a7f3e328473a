/// Why a snapshot does not hold; thrown, so that it fails the test with what is to be read.
public enum SnapshotMismatch: Error, Equatable, Sendable {
    /// There was no reference; there is one now, to be looked at and committed.
    case written(path: String)
    /// The page is another one; the difference is in the form of `diff -u`, the reference first.
    case different(path: String, difference: String)
    /// The reference cannot be written.
    case unwritable(path: String, reason: String)
}

extension SnapshotMismatch: CustomStringConvertible {
    /// What happened, the difference, and what to do.
    public var description: String {
        switch self {
        case .written(let path):
            "There was no snapshot, so one was written: \(path)\nLook at it, and run the test again."
        case .different(let path, let difference):
            """
            The page differs from its snapshot \(path)
            \(difference)
            If that is as it should be, run the test with DAYBOOK_RECORD_SNAPSHOTS=1.
            """
        case .unwritable(let path, let reason):
            "The snapshot \(path) cannot be written: \(reason)"
        }
    }
}
