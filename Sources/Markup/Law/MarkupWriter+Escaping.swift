extension MarkupWriter {
    mutating func append(escaping text: String, quotes: Bool) {
        let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe append(escaping: UnsafeRawBufferPointer(bytes), quotes: quotes)
        }
        if isDone == nil {
            let copy = Array(text.utf8)
            unsafe copy.withUnsafeBytes { unsafe append(escaping: $0, quotes: quotes) }
        }
    }

    mutating func append(escaping value: [UInt8]) {
        unsafe value.withUnsafeBytes { unsafe append(escaping: $0, quotes: true) }
    }

    private mutating func append(escaping bytes: UnsafeRawBufferPointer, quotes: Bool) {
        guard let start = bytes.baseAddress else { return }
        let end = bytes.count
        var runStart = 0
        var index = 0
        while true {
            index = unsafe Self.suspect(in: start, from: index, to: end)
            guard index < end else { break }
            let byte = unsafe start.load(fromByteOffset: index, as: UInt8.self)
            if let entity = Self.replacement(for: byte, quotes: quotes) {
                unsafe append(run: UnsafeRawBufferPointer(start: start + runStart, count: index - runStart))
                append(entity)
                runStart = index + 1
            }
            index += 1
        }
        unsafe append(run: UnsafeRawBufferPointer(start: start + runStart, count: end - runStart))
    }

    /// Answers what to write instead of `byte`, or nothing where it may stand.
    private static func replacement(for byte: UInt8, quotes: Bool) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): quotes ? "&quot;" : nil
        case 0x09, 0x0A, 0x0C, 0x0D: nil
        // HTML forbids the other control characters, and some parsers stop at NUL.
        case 0..<0x20, 0x7F: "\u{FFFD}"
        default: nil
        }
    }

    /// Finds the next byte that may need a replacement, eight at a time.
    private static func suspect(in start: UnsafeRawPointer, from index: Int, to end: Int) -> Int {
        var index = index
        while index &+ 8 <= end {
            let word = unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let flags = suspects(in: word)
            if flags != 0 {
                return index &+ flags.trailingZeroBitCount / 8
            }
            index &+= 8
        }
        while index < end {
            let byte = unsafe start.load(fromByteOffset: index, as: UInt8.self)
            if byte < 0x40 ? (suspectMask >> UInt64(byte)) & 1 != 0 : byte == 0x7F {
                return index
            }
            index &+= 1
        }
        return end
    }

    /// Bit n is set where byte n is suspect: the control characters, `"`, `&`, `<` and `>`.
    private static var suspectMask: UInt64 { 0x5000_0044_FFFF_FFFF }

    /// Sets the high bit of the bytes that are suspect; the lowest one set is always right.
    @inline(__always)
    private static func suspects(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        // `<` and `>` differ in one bit, and so do `"` and `&`: one test each finds both.
        let angles = (word | (ones &* 0x02)) ^ (ones &* 0x3E)
        let others = (word | (ones &* 0x04)) ^ (ones &* 0x26)
        let delete = word ^ (ones &* 0x7F)
        let controls = (word &- (ones &* 0x20)) & ~word
        let zeros =
            ((angles &- ones) & ~angles) | ((others &- ones) & ~others) | ((delete &- ones) & ~delete) | controls
        return zeros & (ones &* 0x80)
    }
}
