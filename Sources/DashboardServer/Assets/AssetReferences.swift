/// The places in a stylesheet or script where another file of ours is named.
///
/// A reference is a relative name in double quotes, starting with a dot, after `url(`, `@import`, `from` or `import`:
/// always written so, so that no parser of two languages is needed to find it.
struct AssetReferences {
    enum Piece {
        case text(String)
        case reference(String)
    }

    private static let openings = ["url(\"", "@import \"", "from \"", "import \"", "import(\""].map { Array($0.utf8) }
    private static let quote = UInt8(ascii: "\"")

    let pieces: [Piece]

    init(_ bytes: [UInt8]) {
        var pieces: [Piece] = []
        var textStart = 0
        var position = 0
        while let first = bytes[position...].firstIndex(of: Self.quote) {
            let start = first + 1
            let end = bytes[start...].firstIndex(of: Self.quote) ?? bytes.endIndex
            let opens = Self.openings.contains { bytes[textStart..<start].reversed().starts(with: $0.reversed()) }
            if opens, start < end, bytes[start] == UInt8(ascii: ".") {
                pieces.append(.text(String(decoding: bytes[textStart..<start], as: UTF8.self)))
                pieces.append(.reference(String(decoding: bytes[start..<end], as: UTF8.self)))
                textStart = end
            }
            position = opens ? end : start
        }
        pieces.append(.text(String(decoding: bytes[textStart...], as: UTF8.self)))
        self.pieces = pieces
    }
}
