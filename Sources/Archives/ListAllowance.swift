/// How much libzip may read until it knows the files of an archive.
///
/// It keeps all that it reads of them, and makes room for as many as the end of a large archive claims before it looks at
/// the first. So each piece is weighed, and each such claim is read, before libzip gets to see it.
struct ListAllowance {
    /// What libzip keeps for a piece that it has read, beside the bytes.
    private static let overhead = 128
    /// The end may be followed by a comment, and is looked for in as many bytes.
    private static let tail = 1 << 17

    /// Whether any piece held the end of an archive.
    private(set) var hasSeenEnd = false
    private let entries: Int
    private var left: Int

    init(_ limits: ArchiveLimits) {
        entries = limits.entries
        left = Self.tail + limits.directory
    }

    /// Whether a piece may be read, too.
    mutating func covers(_ bytes: Span<UInt8>) -> Bool {
        left -= bytes.count + Self.overhead
        for index in bytes.indices where bytes[index] == 0x50 && index + 22 <= bytes.count && bytes[index + 1] == 0x4B {
            switch (bytes[index + 2], bytes[index + 3]) {
            case (5, 6): hasSeenEnd = true
            case (6, 6) where index + 56 <= bytes.count:
                // The files on this disk and those on all of them; libzip believes nobody who says two different things.
                let claim = Self.number(bytes, at: index + 24)
                if claim == Self.number(bytes, at: index + 32), claim > entries { return false }
            default: break
            }
        }
        return left >= 0
    }

    private static func number(_ bytes: Span<UInt8>, at place: Int) -> UInt64 {
        (0..<8).reduce(0) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) }
    }
}
