internal import CZip

/// libzip's walk through one file of an archive.
@safe
final class ZipFile {
    private static let piece = 1 << 16

    private let file: OpaquePointer
    // What belongs to a file is freed with it, so the archive may not go first.
    private let archive: ZipHandle

    init(_ file: OpaquePointer, of archive: ZipHandle) {
        unsafe self.file = file
        self.archive = archive
    }

    deinit {
        unsafe zip_fclose(file)
    }

    /// What comes next; nothing at the end, where libzip compares the sum.
    func read() throws(ArchiveError) -> [UInt8] {
        var count: zip_int64_t = 0
        let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, filled in
            if let start = buffer.baseAddress {
                unsafe count = zip_fread(file, start, zip_uint64_t(buffer.count))
            }
            filled = max(0, Int(count))
        }
        guard count >= 0 else {
            let code = unsafe zip_error_code_zip(zip_file_get_error(file))
            throw archive.failure ?? ArchiveError(libzip: code, otherwise: "a file of the archive is damaged")
        }
        return piece
    }
}
