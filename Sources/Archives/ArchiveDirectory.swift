/// Where the list of files stands, as the end of an archive says.
struct ArchiveDirectory {
    private static let end: [UInt8] = [0x50, 0x4B, 5, 6]
    private static let largeEnd: [UInt8] = [0x50, 0x4B, 6, 6]
    private static let locator: [UInt8] = [0x50, 0x4B, 6, 7]
    private static let file: [UInt8] = [0x50, 0x4B, 1, 2]
    private static let unsaid16 = 0xFFFF
    private static let unsaid32 = 0xFFFF_FFFF

    private let offset: Int
    private let size: Int
    private let count: Int

    init(_ source: ByteSource, limits: ArchiveLimits) throws(ArchiveError) {
        // A comment of up to 64 kB may follow.
        let tail = min(source.size, 22 + 0xFFFF)
        let bytes = try source.bytes(at: source.size - tail, count: tail)
        guard let place = Self.lastEnd(in: bytes), let count = bytes.number(at: place + 10, bytes: 2),
            let size = bytes.number(at: place + 12, bytes: 4), let offset = bytes.number(at: place + 16, bytes: 4)
        else {
            throw ArchiveError(.truncated, "the archive ends too early; it was not downloaded or copied whole")
        }
        if count == Self.unsaid16 || size == Self.unsaid32 || offset == Self.unsaid32,
            let large = try Self.large(source, before: source.size - tail + place)
        {
            (self.count, self.size, self.offset) = large
        } else {
            (self.count, self.size, self.offset) = (count, size, offset)
        }
        guard self.count <= limits.entries, self.size <= limits.directory else {
            throw ArchiveError(.tooLarge, "the archive lists more files than an export has")
        }
    }

    func entries(_ source: ByteSource, limits: ArchiveLimits) throws(ArchiveError) -> [ArchiveEntry] {
        let bytes = try source.bytes(at: offset, count: size)
        var entries: [ArchiveEntry] = []
        var rest = bytes[...]
        while entries.count < count {
            guard rest.starts(with: Self.file), let entry = Self.entry(rest), let length = Self.length(rest) else {
                throw ArchiveError(.damaged, "the archive's list of files is damaged")
            }
            entries.append(entry)
            rest = rest.dropFirst(length)
        }
        return entries
    }

    private static func lastEnd(in bytes: [UInt8]) -> Int? {
        var place = bytes.count - 22
        while place >= 0 {
            if bytes[place] == end[0], bytes[place..<place + 4].elementsEqual(end) { return place }
            place -= 1
        }
        return nil
    }

    /// The same of an archive with large numbers.
    private static func large(_ source: ByteSource, before place: Int) throws(ArchiveError) -> (Int, Int, Int)? {
        guard place >= 20 else { return nil }
        let pointer = try source.bytes(at: place - 20, count: 20)
        guard pointer.starts(with: locator), let start = pointer.number(at: 8, bytes: 8) else { return nil }
        let bytes = try source.bytes(at: start, count: 56)
        guard bytes.starts(with: largeEnd), let count = bytes.number(at: 32, bytes: 8),
            let size = bytes.number(at: 40, bytes: 8), let offset = bytes.number(at: 48, bytes: 8)
        else { throw ArchiveError(.damaged, "the archive's end is damaged") }
        return (count, size, offset)
    }

    private static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let name = bytes.number(at: 28, bytes: 2), let extra = bytes.number(at: 30, bytes: 2),
            let comment = bytes.number(at: 32, bytes: 2)
        else { return nil }
        return 46 + name + extra + comment
    }

    private static func entry(_ bytes: ArraySlice<UInt8>) -> ArchiveEntry? {
        guard let flags = bytes.number(at: 8, bytes: 2), let method = bytes.number(at: 10, bytes: 2),
            let checksum = bytes.number(at: 16, bytes: 4), var packed = bytes.number(at: 20, bytes: 4),
            var size = bytes.number(at: 24, bytes: 4), let name = bytes.number(at: 28, bytes: 2),
            let extra = bytes.number(at: 30, bytes: 2), var offset = bytes.number(at: 42, bytes: 4),
            bytes.count >= 46 + name + extra
        else { return nil }
        var more = bytes.dropFirst(46 + name).prefix(extra)
        while let kind = more.number(at: 0, bytes: 2), let length = more.number(at: 2, bytes: 2) {
            let field = more.dropFirst(4).prefix(length)
            if kind == 1 {
                // The large numbers stand in this order, but only those that did not fit.
                var place = 0
                for (number, set) in [(size, 0), (packed, 1), (offset, 2)] where number == unsaid32 {
                    guard let large = field.number(at: place, bytes: 8) else { return nil }
                    switch set {
                    case 0: size = large
                    case 1: packed = large
                    default: offset = large
                    }
                    place += 8
                }
            }
            more = more.dropFirst(4 + length)
        }
        return ArchiveEntry(
            path: String(decoding: bytes.dropFirst(46).prefix(name), as: UTF8.self),
            size: size,
            packedSize: packed,
            offset: offset,
            method: method,
            flags: flags,
            checksum: UInt32(truncatingIfNeeded: checksum)
        )
    }
}
