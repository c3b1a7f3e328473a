import DashboardWeb
import Glibc

/// The file that holds the one account; nobody but its owner can read it.
struct AccountFile {
    let path: String

    /// Reads the account, or says what is wrong with the file.
    func read() throws(StartError) -> Account {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure("cannot read the account file") }
        defer { close(file) }
        var facts = stat()
        guard unsafe fstat(file, &facts) == 0 else { throw failure("cannot read the account file") }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw StartError(description: "“\(path)” is no account file") }
        guard facts.st_mode & 0o077 == 0 else {
            throw StartError(description: "others than its owner may open the account file; say: chmod 600 \(path)")
        }
        let bytes = try bytes(of: file)
        do throws(AccountFault) {
            return try Account(reading: bytes)
        } catch {
            throw StartError(
                description: "\(path):\(error.line): \(error.reason); “DashboardServer passwd” writes account files"
            )
        }
    }

    /// What stands in the way of writing; an account may be replaced, and nothing else.
    ///
    /// - Returns: the account that is there.
    func existing() throws(StartError) -> Account? {
        var facts = stat()
        if unsafe lstat(path, &facts) != 0 {
            if errno == ENOENT { return nil }
            throw failure("cannot look at")
        }
        if facts.st_mode & S_IFMT == S_IFREG {
            let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
            guard file >= 0 else { throw failure("cannot read") }
            defer { close(file) }
            if let account = try Account(file: bytes(of: file)) { return account }
        }
        throw StartError(description: "“\(path)” is no account file and was left as it is; name another file")
    }

    /// Puts the account there, whole or not at all, for its owner only.
    func write(_ account: Account) throws(StartError) {
        let draft = path + ".new"
        // What an interrupted run has left behind is of no use to anybody.
        unsafe unlink(draft)
        let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw failure("cannot write") }
        let bytes = Array((account.line + "\n").utf8)
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

    private var folderPath: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// As much of a file as an account can have, and a little more.
    private func bytes(of file: CInt) throws(StartError) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: AccountLine.mostBytes + 1)
        while bytes.count <= AccountLine.mostBytes {
            let count = unsafe Glibc.read(file, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure("cannot read the account file") }
            if count == 0 { break }
            bytes += piece.prefix(count)
        }
        return bytes
    }

    private func failure(_ what: String, _ code: CInt = errno) -> StartError {
        StartError(description: "\(what) “\(path)”: \(unsafe String(cString: strerror(code)))")
    }
}
