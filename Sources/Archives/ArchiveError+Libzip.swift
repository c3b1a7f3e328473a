internal import CZip

extension ArchiveError {
    static let tooEarly = ArchiveError(
        .truncated,
        "the archive ends too early; it was not downloaded or copied whole"
    )
    static let tooManyFiles = ArchiveError(.tooLarge, "the archive lists more files than an export has")
    static let locked = ArchiveError(.unsupported, "the archive is locked with a password")
    static let unknownMethod = ArchiveError(.unsupported, "the archive is packed in a way that is not known here")
    static let incomplete = ArchiveError(.damaged, "a file of the archive has not come through whole")

    /// What a failure of libzip's is called here; what has no name of its own is damage, and told in these words.
    init(libzip code: CInt, otherwise damage: String) {
        switch code {
        case ZIP_ER_EOF: self = .tooEarly
        case ZIP_ER_CRC: self = .incomplete
        case ZIP_ER_ENCRNOTSUPP, ZIP_ER_NOPASSWD, ZIP_ER_WRONGPASSWD: self = .locked
        case ZIP_ER_COMPNOTSUPP: self = .unknownMethod
        case ZIP_ER_MULTIDISK: self.init(.unsupported, "the archive is one of several parts")
        case ZIP_ER_MEMORY: self.init(.tooLarge, "there is no memory for what the archive claims to hold")
        default: self.init(.damaged, damage)
        }
    }
}
