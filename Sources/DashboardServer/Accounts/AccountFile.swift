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
        try PrivateFile(path: path).write(Array((account.line + "\n").utf8))
    }

    private func bytes(of file: CInt) throws(StartError) -> [UInt8] {
        try PrivateFile(path: path).bytes(of: file, atMost: AccountLine.mostBytes)
    }

    private func failure(_ what: String) -> StartError { PrivateFile(path: path).failure(what) }
}
