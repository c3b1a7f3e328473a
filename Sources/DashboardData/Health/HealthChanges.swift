internal import Locking
internal import Synchronization

/// How often this process has changed one file, so that whoever reads it here knows at once without asking the disk.
final class HealthChanges: Sendable {
    private static let files = Locked<[String: HealthChanges]>([:])

    private let counter = Atomic(0)

    private init() {}

    /// The one that all have in common who open a file by the same path.
    static func of(_ path: String) -> HealthChanges {
        files.withLock { files in
            if let known = files[path] { return known }
            let new = HealthChanges()
            files[path] = new
            return new
        }
    }

    var count: Int { counter.load(ordering: .acquiring) }

    func note() {
        counter.add(1, ordering: .releasing)
    }
}
