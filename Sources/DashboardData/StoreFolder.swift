package import DashboardCore
internal import Glibc

/// A folder of files, and what nobody else may do there at the same time.
///
/// The kernel drops the lock with the process, however it dies.
@safe
package final class StoreFolder: Sendable {
    /// What a folder is taken for.
    package enum Claim: Sendable {
        /// To serve from it: visitors and answers have one process.
        case serving
        /// To bring samples of health into it, which may be done while somebody serves from it.
        case importing
    }

    private let path: String
    private let lock: CInt

    /// Takes the folder, or makes it, readable for this user only.
    package init(_ path: String, for claim: Claim = .serving) throws(SessionStoreError) {
        if unsafe mkdir(path, 0o700) != 0, errno != EEXIST {
            throw Self.unusable(path, "make the folder")
        }
        let name = claim == .serving ? "lock" : "health.lock"
        let lock = unsafe open("\(path)/\(name)", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw Self.unusable(path, "write into the folder") }
        self.lock = lock
        self.path = path
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            let sentence =
                switch claim {
                case .serving:
                    "Another process has the data folder \(path); give each its own, or stop the other one first."
                case .importing: "Another import into \(path) is under way; wait until it has ended."
                }
            throw SessionStoreError(.folderInUse, sentence)
        }
    }

    deinit {
        close(lock)
    }

    /// The path of a database, which is there afterwards, be it empty.
    ///
    /// SQLite would make the file readable for all; its companions take after it.
    func database(_ name: String) throws(SessionStoreError) -> String {
        let database = "\(path)/\(name)"
        let file = unsafe open(database, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            if errno == EEXIST { return database }
            throw Self.unusable(path, "write into the folder")
        }
        close(file)
        // A file is there after a loss of power only if its folder was written, too.
        let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return database }
        fsync(folder)
        close(folder)
        return database
    }

    /// Puts a database out of the way that cannot be used, in place of one that was put there before.
    func moveAside(_ name: String) throws(SessionStoreError) {
        guard unsafe rename("\(path)/\(name)", "\(path)/\(name).unusable") == 0 else {
            throw Self.unusable(path, "move a file in the folder")
        }
        // What belonged to the old file would damage the new one.
        for companion in ["-wal", "-shm"] { unsafe unlink("\(path)/\(name)\(companion)") }
    }

    private static func unusable(_ path: String, _ what: String) -> SessionStoreError {
        let reason = unsafe String(cString: strerror(errno))
        return SessionStoreError(.folderUnusable, "Cannot \(what) \(path): \(reason).")
    }
}
