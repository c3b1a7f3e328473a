internal import Gzip

/// A walk through one file of an archive, a piece at a time.
package struct ArchiveReader {
    private let entry: ArchiveEntry
    private let source: ByteSource
    private let limits: ArchiveLimits
    private let inflater: RawInflater?
    private var place: Int
    private var left: Int
    private var produced = 0
    private var sum = Checksum()
    private var isAtEnd = false

    init(_ entry: ArchiveEntry, _ source: ByteSource, limits: ArchiveLimits) throws(ArchiveError) {
        guard entry.flags & 1 == 0 else { throw ArchiveError(.unsupported, "the archive is locked with a password") }
        switch entry.method {
        case 0: inflater = nil
        case 8: inflater = RawInflater()
        default: throw ArchiveError(.unsupported, "the archive is packed in a way that is not known here")
        }
        let head = try source.bytes(at: entry.offset, count: 30)
        guard head.starts(with: [0x50, 0x4B, 3, 4]), let name = head.number(at: 26, bytes: 2),
            let extra = head.number(at: 28, bytes: 2)
        else { throw ArchiveError(.damaged, "a file of the archive does not begin where it should") }
        self.entry = entry
        self.source = source
        self.limits = limits
        place = entry.offset + 30 + name + extra
        left = entry.packedSize
        guard left >= 0, place <= source.size, left <= source.size - place else {
            throw ArchiveError(.truncated, "the archive ends too early; it was not downloaded or copied whole")
        }
    }

    /// The next piece; nothing at the end, which is reached only by a file that has come through whole.
    package mutating func next() throws(ArchiveError) -> [UInt8]? {
        while !isAtEnd {
            let piece = if let inflater { try unpacked(inflater) } else { try stored() }
            if piece.isEmpty { continue }
            sum.add(piece)
            produced += piece.count
            guard produced <= limits.size,
                produced <= limits.harmless || produced / limits.ratio <= entry.packedSize - left
            else { throw ArchiveError(.tooLarge, "far more comes out of the archive than an export can hold") }
            return piece
        }
        return nil
    }

    private mutating func unpacked(_ inflater: RawInflater) throws(ArchiveError) -> [UInt8] {
        if inflater.isFinished {
            try end()
            return []
        }
        if inflater.isHungry, left > 0 { inflater.give(try packed()) }
        let isLast = left == 0 && inflater.isHungry
        do {
            let piece = try inflater.take()
            if piece.isEmpty, isLast, !inflater.isFinished { throw GzipError.truncated }
            return piece
        } catch {
            throw ArchiveError(.damaged, "a file of the archive is damaged")
        }
    }

    private mutating func stored() throws(ArchiveError) -> [UInt8] {
        guard left > 0 else {
            try end()
            return []
        }
        return try packed()
    }

    private mutating func packed() throws(ArchiveError) -> [UInt8] {
        let bytes = try source.bytes(at: place, count: min(left, RawInflater.piece))
        place += bytes.count
        left -= bytes.count
        return bytes
    }

    private mutating func end() throws(ArchiveError) {
        isAtEnd = true
        guard produced == entry.size, sum.value == entry.checksum else {
            throw ArchiveError(.damaged, "a file of the archive has not come through whole")
        }
    }
}
