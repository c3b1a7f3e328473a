import Glibc

/// A small file that nobody but its owner can read.
struct PrivateFile {
    let path: String

    /// What it holds; nothing where there is none.
    func read(atMost limit: Int) throws(StartError) -> [UInt8]? {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure("cannot read")
        }
        defer { close(file) }
        return try bytes(of: file, atMost: limit)
    }

    /// As much of an open file as there may be, and a little more.
    func bytes(of file: CInt, atMost limit: Int) throws(StartError) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: limit + 1)
        while bytes.count <= limit {
            let count = unsafe Glibc.read(file, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure("cannot read") }
            if count == 0 { break }
            bytes += piece.prefix(count)
        }
        return bytes
    }

    /// Puts bytes there, whole or not at all.
    func write(_ bytes: [UInt8]) throws(StartError) {
        let draft = path + ".new"
        // What an interrupted run has left behind is of no use to anybody.
        unsafe unlink(draft)
        let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw failure("cannot write") }
        let isWritten = unsafe Glibc.write(file, bytes, bytes.count) == bytes.count && fsync(file) == 0
        let reason = errno
        close(file)
        guard isWritten, unsafe rename(draft, path) == 0 else {
            let cause = isWritten ? errno : reason
            unsafe unlink(draft)
            throw failure("cannot write", cause)
        }
        // The file is there after a loss of power only if its folder was written, too.
        let folder = unsafe open(folderPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    func failure(_ what: String, _ code: CInt = errno) -> StartError {
        StartError(description: "\(what) “\(path)”: \(unsafe String(cString: strerror(code)))")
    }

    private var folderPath: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
