/// A path taken apart once, before anything is decided by it.
///
/// Escapes are decoded once; then an escaped slash counts as a slash, `.` and `..` are walked (never above the root), and
/// empty segments are dropped. So there is one spelling for each thing, and no later step can decode again.
public struct RequestPath: Hashable, Sendable {
    /// What stands between the slashes: never empty, `.` or `..`, and without slashes and control characters.
    public let segments: [String]
    /// Whether the path ended with a slash; never so for the root.
    public let hasTrailingSlash: Bool

    /// The path `/`.
    public static let root = RequestPath(segments: [], hasTrailingSlash: false)

    /// Reads the path of a target.
    public init(parsing bytes: ArraySlice<UInt8>) throws(ParseError) {
        guard bytes.first == UInt8(ascii: "/") else {
            throw ParseError("path", expected: "a slash at the start", got: bytes)
        }
        guard bytes.allSatisfy(RequestTarget.isLegal) else {
            throw ParseError("path", expected: "printable ASCII without blanks, quotes, <, >, \\ and #", got: bytes)
        }
        try self.init(legal: bytes)
    }

    /// Reads a path whose bytes are known to be legal in a target, and which starts with a slash.
    init(legal bytes: ArraySlice<UInt8>) throws(ParseError) {
        // Most paths hold no escape, and then there is nothing to decode and nothing that could be illegal.
        guard bytes.contains(UInt8(ascii: "%")) else {
            self.init(walking: bytes)
            return
        }
        guard let decoded = PercentCoding.decode(bytes) else {
            throw ParseError("path", expected: "two hexadecimal digits after each %", got: bytes)
        }
        guard let text = String(validating: decoded, as: UTF8.self) else {
            throw ParseError("path", expected: "UTF-8", got: bytes)
        }
        guard !text.utf8.contains(where: { $0.isControl || $0 == UInt8(ascii: "\\") }) else {
            throw ParseError("path", expected: "no control characters and no backslash, escaped or not", got: bytes)
        }
        self.init(walking: decoded[...])
    }

    /// Reads a path in text.
    public init(parsing text: some StringProtocol) throws(ParseError) {
        try self.init(parsing: Array(text.utf8)[...])
    }

    /// Walks along decoded bytes, from slash to slash.
    private init(walking bytes: ArraySlice<UInt8>) {
        var segments: [String] = []
        var endsOpen = true
        var start = bytes.startIndex + 1
        while start <= bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
            let segment = bytes[start..<end]
            start = end + 1
            endsOpen = segment.allSatisfy { $0 == UInt8(ascii: ".") } && segment.count <= 2
            if !endsOpen {
                segments.append(String(decoding: segment, as: UTF8.self))
            } else if segment.count == 2 {
                _ = segments.popLast()
            }
        }
        self.init(segments: segments, hasTrailingSlash: endsOpen && !segments.isEmpty)
    }

    private init(segments: [String], hasTrailingSlash: Bool) {
        self.segments = segments
        self.hasTrailingSlash = hasTrailingSlash
    }

    /// The one spelling of this path, escaped where needed.
    public var canonical: String {
        let text = segments.reduce(into: "") { $0 += "/" + PercentCoding.encode($1, allowing: Self.isPlain) }
        return text.isEmpty ? "/" : hasTrailingSlash ? text + "/" : text
    }

    /// What RFC 3986 lets stand in a segment beside the unreserved characters.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"):
            true
        default:
            false
        }
    }
}

extension RequestPath: CustomStringConvertible {
    /// The one spelling of this path.
    public var description: String { canonical }
}
