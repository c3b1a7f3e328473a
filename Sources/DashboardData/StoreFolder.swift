internal import DashboardCore
internal import Glibc

/// The folder of one process, which nobody else may read or open at the same time.
///
/// The kernel drops the lock with the process, however it dies.
@safe
final class StoreFolder: Sendable {
    /// The name of the file for databases of this kind.
    static let fileName = "visitors.sqlite"

    let databasePath: String
    private let lock: CInt

    init(_ path: String) throws(SessionStoreError) {
        if unsafe mkdir(path, 0o700) != 0, errno != EEXIST {
            throw Self.unusable(path, "make the folder")
        }
        let lock = unsafe open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw Self.unusable(path, "write into the folder") }
        self.lock = lock
        databasePath = path + "/" + Self.fileName
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw SessionStoreError(
                .folderInUse,
                "Another process has the data folder \(path); give each its own, or stop the other one first."
            )
        }
        try makeFile(in: path)
    }

    deinit {
        close(lock)
    }

    /// SQLite would make the file readable for all; its companions take after it.
    private func makeFile(in path: String) throws(SessionStoreError) {
        let file = unsafe open(databasePath, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            if errno == EEXIST { return }
            throw Self.unusable(path, "write into the folder")
        }
        close(file)
        // A file is there after a loss of power only if its folder was written, too.
        let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    private static func unusable(_ path: String, _ what: String) -> SessionStoreError {
        let reason = unsafe String(cString: strerror(errno))
        return SessionStoreError(.folderUnusable, "Cannot \(what) \(path): \(reason).")
    }
}
