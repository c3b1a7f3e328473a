/// A zip file on the disk, of which single files are read and none is ever unpacked.
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
    private let source: ByteSource
    private let limits: ArchiveLimits

    /// Reads the list of files.
    package init(_ descriptor: CInt, limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveError) {
        source = try ByteSource(descriptor)
        self.limits = limits
        let directory = try ArchiveDirectory(source, limits: limits)
        entries = try directory.entries(source, limits: limits)
    }

    /// A walk through one file.
    package func reader(of entry: ArchiveEntry) throws(ArchiveError) -> ArchiveReader {
        try ArchiveReader(entry, source, limits: limits)
    }
}
