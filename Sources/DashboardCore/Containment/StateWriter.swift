import Crypto

/// Writes saved state: a mark, a version, the records, and a seal over all of it.
struct StateWriter {
    /// The first bytes of every snapshot.
    static let mark = Array("DBST".utf8)

    private var bytes: [UInt8]

    init(version: UInt8) {
        bytes = Self.mark + [version]
    }

    mutating func append(_ number: Int) {
        var rest = UInt(number)
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func append(_ text: String) {
        append(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ texts: [String]) {
        append(texts.count)
        for text in texts { append(text) }
    }

    mutating func append(_ record: StateRecord) {
        append(record.path)
        append((record.isHidden ? 1 : 0) | (record.selected == nil ? 0 : 2) | (record.stack == nil ? 0 : 4))
        if let selected = record.selected { append(selected) }
        if let stack = record.stack { append(stack) }
        append(record.state.count)
        // In order, so that equal choices are equal bytes.
        for (name, value) in record.state.sorted(by: { $0.key < $1.key }) {
            append(name)
            append(value)
        }
    }

    func sealed(key: [UInt8]) -> [UInt8] {
        bytes + Self.seal(bytes[...], key: key)
    }

    /// A keyed BLAKE2b of the bytes; the length of the key comes first, so that nothing can move between the two.
    static func seal(_ bytes: ArraySlice<UInt8>, key: [UInt8]) -> [UInt8] {
        Fingerprint(ofRuns: [[UInt8(truncatingIfNeeded: key.count)], key, Array(bytes)]).bytes
    }
}
