internal import Gzip

/// Puts zip archives together, good ones and such as nobody should trust.
///
/// ```swift
/// var zip = ZipMaker()
/// zip.add("apple_health_export/export.xml", Array(xml.utf8))
/// let bytes = zip.bytes
/// ```
package struct ZipMaker {
    private var files: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    package init() {}

    /// Adds a file; where it `isLarge` all its numbers are written in the way of large archives, however small they are.
    package mutating func add(
        _ path: String,
        _ bytes: [UInt8],
        isPacked: Bool = true,
        isLarge: Bool = false,
        flags: Int = 0
    ) {
        // Ten bytes of head and eight of foot make gzip of what an archive holds.
        let packed = isPacked ? Array(Gzip.compress(bytes).dropFirst(10).dropLast(8)) : bytes
        var sum = Checksum()
        sum.add(bytes)
        let name = Array(path.utf8)
        let small = 0xFFFF_FFFF
        let method = isPacked ? 8 : 0
        var head: [UInt8] = []
        head.append(flags, 2)
        head.append(method, 2)
        head.append(0, 4)
        head.append(Int(sum.value), 4)
        head.append(isLarge ? small : packed.count, 4)
        head.append(isLarge ? small : bytes.count, 4)
        head.append(name.count, 2)
        var extra: [UInt8] = []
        if isLarge {
            extra.append(1, 2)
            extra.append(24, 2)
            extra.append(bytes.count, 8)
            extra.append(packed.count, 8)
            extra.append(files.count, 8)
        }
        directory += [0x50, 0x4B, 1, 2, 45, 0, 45, 0]
        directory += head
        directory.append(extra.count, 2)
        for size in [2, 2, 2, 4] { directory.append(0, size) }
        directory.append(isLarge ? small : files.count, 4)
        directory += name + extra
        files += [0x50, 0x4B, 3, 4, 45, 0]
        files += head
        files.append(0, 2)
        files += name + packed
        count += 1
    }

    /// The whole archive; a large one says so at its end.
    package func bytes(isLarge: Bool = false) -> [UInt8] {
        var bytes = files + directory
        if isLarge {
            let end = bytes.count
            bytes += [0x50, 0x4B, 6, 6]
            bytes.append(44, 8)
            for number in [45, 45] { bytes.append(number, 2) }
            for number in [0, 0] { bytes.append(number, 4) }
            for number in [count, count, directory.count, files.count] { bytes.append(number, 8) }
            bytes += [0x50, 0x4B, 6, 7, 0, 0, 0, 0]
            bytes.append(end, 8)
            bytes.append(1, 4)
        }
        bytes += [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        for _ in 0..<2 { bytes.append(isLarge ? 0xFFFF : count, 2) }
        bytes.append(isLarge ? 0xFFFF_FFFF : directory.count, 4)
        bytes.append(isLarge ? 0xFFFF_FFFF : files.count, 4)
        bytes.append(0, 2)
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ number: Int, _ size: Int) {
        for index in 0..<size { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
}
