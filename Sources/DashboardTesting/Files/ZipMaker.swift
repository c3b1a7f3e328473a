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
    private var lastListing: [UInt8] = []
    private var count = 0

    /// An archive without files, behind something else where there is something.
    package init(behind start: [UInt8] = []) {
        files = start
    }

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - path: Its path within the archive.
    ///   - bytes: What is in it.
    ///   - isPacked: Whether it is packed, or lies there as it is.
    ///   - isLarge: Whether its numbers are written in the way of large archives, however small they are.
    ///   - isStreamed: Whether it is written as by somebody who learns its size only at its end.
    ///   - flags: What else is said of it.
    ///   - method: How it is said to be packed.
    ///   - extra: What else the list tells of it.
    package mutating func add(
        _ path: String,
        _ bytes: [UInt8],
        isPacked: Bool = true,
        isLarge: Bool = false,
        isStreamed: Bool = false,
        flags: Int = 0,
        method: Int? = nil,
        extra: [UInt8] = []
    ) {
        // Ten bytes of head and eight of foot make gzip of what an archive holds; the foot begins with the sum.
        let member = Gzip.compress(bytes)
        let packed = isPacked ? Array(member.dropFirst(10).dropLast(8)) : bytes
        let name = Array(path.utf8)
        let small = 0xFFFF_FFFF
        var manner: [UInt8] = []
        manner.append(flags | (isStreamed ? 8 : 0), 2)
        manner.append(method ?? (isPacked ? 8 : 0), 2)
        manner.append(0, 4)
        var facts = Array(member.suffix(8).prefix(4))
        facts.append(isLarge ? small : packed.count, 4)
        facts.append(isLarge ? small : bytes.count, 4)
        var extra = extra
        if isLarge {
            extra.append(1, 2)
            extra.append(24, 2)
            extra.append(bytes.count, 8)
            extra.append(packed.count, 8)
            extra.append(files.count, 8)
        }
        lastListing = [0x50, 0x4B, 1, 2, 45, 0, 45, 0] + manner + facts
        lastListing.append(name.count, 2)
        lastListing.append(extra.count, 2)
        for size in [2, 2, 2, 4] { lastListing.append(0, size) }
        lastListing.append(isLarge ? small : files.count, 4)
        lastListing += name + extra
        files += [0x50, 0x4B, 3, 4, 45, 0] + manner + (isStreamed ? [UInt8](repeating: 0, count: 12) : facts)
        files.append(name.count, 2)
        files.append(0, 2)
        files += name + packed
        if isStreamed { files += [0x50, 0x4B, 7, 8] + facts }
        list()
    }

    /// Lists the last file once more, without holding it twice.
    package mutating func list() {
        directory += lastListing
        count += 1
    }

    /// The whole archive; a large one says so at its end.
    package func bytes(isLarge: Bool = false) -> [UInt8] {
        let list = files.count..<files.count + directory.count
        return files + directory + Self.end(files: count, list: list, isLarge: isLarge)
    }

    /// The end of an archive that claims so many files, and that their list stands there, right in front of this end.
    package static func end(files count: Int, list: Range<Int>, isLarge: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        if isLarge {
            bytes += [0x50, 0x4B, 6, 6]
            bytes.append(44, 8)
            for number in [45, 45] { bytes.append(number, 2) }
            for number in [0, 0] { bytes.append(number, 4) }
            for number in [count, count, list.count, list.lowerBound] { bytes.append(number, 8) }
            bytes += [0x50, 0x4B, 6, 7, 0, 0, 0, 0]
            bytes.append(list.upperBound, 8)
            bytes.append(1, 4)
        }
        bytes += [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        for _ in 0..<2 { bytes.append(isLarge ? 0xFFFF : count, 2) }
        for number in [list.count, list.lowerBound] { bytes.append(isLarge ? 0xFFFF_FFFF : number, 4) }
        bytes.append(0, 2)
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ number: Int, _ size: Int) {
        for index in 0..<size { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
}
