/// A zip file on the disk, of which single files are read and none is ever unpacked.
///
/// It belongs to one thread at a time, as all of libzip does.
///
/// ```swift
/// let archive = try Archive(descriptor)
/// for entry in archive.entries where entry.name.hasSuffix(".gpx") {
///     var reader = try archive.reader(of: entry)
///     while let piece = try reader.next() { use(piece) }
/// }
/// ```
package struct Archive {
    /// The files in it, in the order in which it lists them.
    package let entries: [ArchiveEntry]
    private let handle: ZipHandle
    private let limits: ArchiveLimits

    /// Reads the list of files; the descriptor stays open, and stays the caller's.
    package init(_ descriptor: CInt, limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveError) {
        let source = try ByteSource(descriptor, limits: limits)
        handle = try ZipHandle(source)
        self.limits = limits
        guard handle.count <= limits.entries else { throw .tooManyFiles }
        var entries: [ArchiveEntry] = []
        entries.reserveCapacity(handle.count)
        // Where files lie on top of one another, a small archive stands for a large one.
        var left = source.size
        for index in 0..<handle.count {
            let entry = try handle.entry(at: index)
            guard entry.packedSize <= left else {
                throw ArchiveError(.damaged, "the archive claims more than it holds")
            }
            left -= entry.packedSize
            entries.append(entry)
        }
        self.entries = entries
    }

    /// A walk through one file.
    package func reader(of entry: ArchiveEntry) throws(ArchiveError) -> ArchiveReader {
        try ArchiveReader(entry, handle, limits: limits)
    }
}
