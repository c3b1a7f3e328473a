/// A walk through one file of an archive, a piece at a time.
package struct ArchiveReader {
    // libzip knows more methods, but no phone uses them, and some take as much memory as the archive asks for.
    private static let methods: Set<UInt16> = [0, 8]

    private let entry: ArchiveEntry
    private let file: ZipFile
    private let limits: ArchiveLimits
    private var produced = 0

    init(_ entry: ArchiveEntry, _ handle: ZipHandle, limits: ArchiveLimits) throws(ArchiveError) {
        guard Self.methods.contains(entry.method) else { throw .unknownMethod }
        self.entry = entry
        self.limits = limits
        file = try handle.file(at: entry.index)
    }

    /// The next piece; nothing at the end, which is reached only by a file that has come through whole.
    package mutating func next() throws(ArchiveError) -> [UInt8]? {
        let piece = try file.read()
        produced += piece.count
        guard produced <= limits.size, produced <= limits.harmless || produced / limits.ratio <= entry.packedSize
        else { throw ArchiveError(.tooLarge, "far more comes out of the archive than an export can hold") }
        // libzip compares sums, but not the size of what was packed.
        guard piece.isEmpty ? produced == entry.size : produced <= entry.size else { throw .incomplete }
        return piece.isEmpty ? nil : piece
    }
}
