internal import DashboardCore
internal import Glibc
internal import SQLite

extension HealthImport {
    private static let piece = 1 << 16
    /// Milliseconds after which a silent sender is left alone for a look at whether somebody has called the import off.
    private static let patience: CInt = 200

    /// Imports a file, or what comes through a pipe; an archive on the disk is read where it lies.
    package func run(_ descriptor: CInt) throws -> ImportReport {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw Self.unreadable() }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            throw ImportError(.folder, "This is a folder; choose the file in it that the Health app has made.")
        case S_IFREG:
            var head = [UInt8](repeating: 0, count: 4)
            let isArchive = unsafe pread(descriptor, &head, 4, 0) == 4 && head.starts(with: [0x50, 0x4B])
            if isArchive { return try finish(archive: descriptor) }
            expect(Int(status.st_size))
        default: break
        }
        while let piece = try next(descriptor) { try push(piece) }
        return try finish()
    }

    /// The next piece; an empty one where nothing has come for a while.
    private func next(_ descriptor: CInt) throws -> [UInt8]? {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&waiting, 1, Self.patience) != 0 else { return [] }
        var count = 0
        let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, filled in
            unsafe count = read(descriptor, buffer.baseAddress, Self.piece)
            filled = max(count, 0)
        }
        if count < 0, errno == EINTR { return [] }
        guard count >= 0 else { throw Self.unreadable() }
        return count == 0 ? nil : piece
    }

    private static func unreadable() -> ImportError {
        ImportError(.unreadable, "The file could not be read: \(unsafe String(cString: strerror(errno))).")
    }

    /// What SQLite says, in the words of a store.
    static func explained(_ error: any Error, _ path: String) -> any Error {
        guard let error = error as? SQLiteError else { return error }
        if error.code == .full {
            return SessionStoreError(
                .notWritten,
                "There is no room left on the disk of \(path); nothing of it was kept."
            )
        }
        return Schema.explain(error, "\(path)/\(HealthStore.fileName)")
    }
}
