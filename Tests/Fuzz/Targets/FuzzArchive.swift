import Archives
import Glibc

/// One file for all inputs, since making one takes longer than reading it.
private let file: CInt = unsafe tmpfile().map { unsafe fileno($0) } ?? -1

/// Whatever an archive claims, no more comes out of a file than it says, and all of it where it comes to its end.
func fuzzArchive(_ bytes: [UInt8]) {
    promise(ftruncate(file, 0) == 0 && pwrite(file, bytes, bytes.count, 0) == bytes.count, "there is room for a file")
    var limits = ArchiveLimits()
    limits.harmless = 1 << 16
    do throws(ArchiveError) {
        let archive = try Archive(file, limits: limits)
        let names = archive.entries.reduce(0) { $0 + $1.path.utf8.count }
        promise(names <= 3 * bytes.count, "names are as long as they were written, but for their encoding")
        for entry in archive.entries { read(entry, of: archive, limits) }
    } catch {
        promise(!error.sentence.isEmpty, "a refusal is told")
    }
}

private func read(_ entry: ArchiveEntry, of archive: Archive, _ limits: ArchiveLimits) {
    var count = 0
    do throws(ArchiveError) {
        var reader = try archive.reader(of: entry)
        while let piece = try reader.next() {
            promise(!piece.isEmpty, "a piece has bytes")
            count += piece.count
            promise(count <= entry.size, "no more comes out than was said")
        }
        promise(count == entry.size, "all comes out that was said")
        promise(try reader.next() == nil, "an end stays one")
    } catch {
        promise(!error.sentence.isEmpty, "a refusal is told")
    }
}
