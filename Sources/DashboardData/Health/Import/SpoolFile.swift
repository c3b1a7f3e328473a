internal import Glibc

/// A file without a name, in a folder, that is gone with its last user, however that ends.
@safe
final class SpoolFile {
    let descriptor: CInt

    init(in folder: String) throws(ImportError) {
        var name = Array("\(folder)/import-XXXXXX".utf8CString)
        descriptor = unsafe mkstemp(&name)
        guard descriptor >= 0 else { throw Self.failed }
        unsafe unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
        close(descriptor)
    }

    func append(_ bytes: [UInt8]) throws(ImportError) {
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe write(descriptor, $0.baseAddress.map { unsafe $0 + done }, $0.count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.failed }
            done += count
        }
    }

    private static let failed = ImportError(
        .noRoom,
        "The archive could not be kept in the data folder while it is read; there may be too little room."
    )
}
