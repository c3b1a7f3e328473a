/// A line and a column of a file, as an editor counts them: from one.
package struct YAMLPlace: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Where the byte with that number stands.
    init(of offset: Int, in bytes: [UInt8]) {
        let before = bytes.prefix(offset)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        // The bytes in the middle of a character do not count.
        column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    }

    /// `3:7`, as compilers write it.
    package var description: String { "\(line):\(column)" }

    package static func < (one: YAMLPlace, other: YAMLPlace) -> Bool {
        (one.line, one.column) < (other.line, other.column)
    }
}
