internal import Glibc

/// A file that can be read at any place; it is closed by whoever has opened it.
struct ByteSource {
    let descriptor: CInt
    let size: Int

    init(_ descriptor: CInt) throws(ArchiveError) {
        self.descriptor = descriptor
        let end = lseek(descriptor, 0, SEEK_END)
        guard end >= 0 else { throw ArchiveError(.unreadable, "the archive cannot be read at any place") }
        size = end
    }

    /// Exactly these bytes.
    func bytes(at offset: Int, count: Int) throws(ArchiveError) -> [UInt8] {
        guard offset >= 0, count >= 0, offset <= size, count <= size - offset else {
            throw ArchiveError(.damaged, "the archive points at something beyond its end")
        }
        var done = 0
        var failed = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while done < count {
                let got = unsafe pread(
                    descriptor,
                    buffer.baseAddress.map { unsafe $0 + done },
                    count - done,
                    offset + done
                )
                if got < 0, errno == EINTR { continue }
                guard got > 0 else {
                    failed = true
                    break
                }
                done += got
            }
            filled = done
        }
        guard !failed else { throw ArchiveError(.unreadable, "the archive could not be read to its end") }
        return bytes
    }
}
