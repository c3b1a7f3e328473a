internal import CZip
internal import Glibc

/// The file as libzip reads it; it is closed by whoever has opened it.
final class ByteSource {
    let size: Int
    /// Why nothing more is read.
    private(set) var failure: ArchiveError?
    private let descriptor: CInt
    private var place = 0
    /// There until the files are known; from then on they are bounded by what comes out of them.
    private var allowance: ListAllowance?

    init(_ descriptor: CInt, limits: ArchiveLimits) throws(ArchiveError) {
        self.descriptor = descriptor
        let end = lseek(descriptor, 0, SEEK_END)
        guard end >= 0 else { throw ArchiveError(.unreadable, "the archive cannot be read at any place") }
        size = end
        allowance = ListAllowance(limits)
    }

    /// Whether what was read held the end of an archive.
    var hasSeenEnd: Bool { allowance?.hasSeenEnd ?? true }

    /// Takes note that the files are known.
    func endList() {
        allowance = nil
    }

    /// Does what libzip asks for; less than nothing where it cannot.
    func answer(_ command: zip_source_cmd_t, _ data: UnsafeMutableRawPointer?, _ count: zip_uint64_t) -> zip_int64_t {
        switch command {
        case ZIP_SOURCE_OPEN:
            place = 0
            return 0
        case ZIP_SOURCE_READ:
            return unsafe read(into: UnsafeMutableRawBufferPointer(start: data, count: Int(clamping: count)))
        case ZIP_SOURCE_SEEK:
            let next = unsafe zip_source_seek_compute_offset(zip_uint64_t(place), zip_uint64_t(size), data, count, nil)
            guard next >= 0 else { return -1 }
            place = Int(next)
            return 0
        case ZIP_SOURCE_TELL: return zip_int64_t(place)
        case ZIP_SOURCE_STAT:
            guard let facts = unsafe data?.assumingMemoryBound(to: zip_stat_t.self) else { return -1 }
            unsafe zip_stat_init(facts)
            unsafe facts.pointee.size = zip_uint64_t(size)
            unsafe facts.pointee.valid = zip_uint64_t(ZIP_STAT_SIZE)
            return unsafe zip_int64_t(MemoryLayout<zip_stat_t>.size)
        case ZIP_SOURCE_ERROR:
            let codes: [CInt] = [failure == nil ? ZIP_ER_SEEK : ZIP_ER_READ, 0]
            let bytes = unsafe UnsafeMutableRawBufferPointer(start: data, count: Int(clamping: count))
            return unsafe codes.withUnsafeBytes { codes in
                guard codes.count <= bytes.count else { return -1 }
                unsafe bytes.copyMemory(from: codes)
                return zip_int64_t(codes.count)
            }
        case ZIP_SOURCE_SUPPORTS: return daybook_zip_source_abilities
        case ZIP_SOURCE_CLOSE, ZIP_SOURCE_FREE, ZIP_SOURCE_ACCEPT_EMPTY: return 0
        default: return -1
        }
    }

    /// Fills the room, unless the file ends first.
    private func read(into room: UnsafeMutableRawBufferPointer) -> zip_int64_t {
        guard failure == nil else { return -1 }
        var done = 0
        while done < room.count {
            let got = unsafe pread(descriptor, room.baseAddress.map { unsafe $0 + done }, room.count - done, place)
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else {
                failure = ArchiveError(.unreadable, "the archive could not be read to its end")
                return -1
            }
            guard got > 0 else { break }
            done += got
            place += got
        }
        let bytes = unsafe UnsafeRawBufferPointer(rebasing: room[..<done]).assumingMemoryBound(to: UInt8.self)
        guard allowance?.covers(unsafe Span(_unsafeElements: bytes)) ?? true else {
            failure = .tooManyFiles
            return -1
        }
        return zip_int64_t(done)
    }
}
