/// What a request line names: a path with a query, a whole address, or `*`.
public struct RequestTarget: Hashable, Sendable {
    /// The path, walked and decoded; the root for `*`.
    public let path: RequestPath
    /// The text after the question mark as it was sent, for ``Query/init(parsing:maximum:)``; nothing without one.
    public let rawQuery: String?
    /// The host of a whole address, which then counts instead of the `Host` header.
    public let authority: Authority?
    /// Whether the request speaks of the server as a whole.
    public let isAsterisk: Bool

    /// Reads a target as it stood in the request line.
    ///
    /// `*` is taken from `OPTIONS` only. Blanks, bytes beyond ASCII, control characters, quotes, `<`, `>`, backslashes and
    /// fragments are refused, and so is the form of `CONNECT`.
    public init(parsing bytes: [UInt8], method: Method) throws(ParseError) {
        try self.init(parsing: bytes[...], method: method)
    }

    /// Reads a target out of a larger run of bytes.
    init(parsing bytes: ArraySlice<UInt8>, method: Method) throws(ParseError) {
        guard bytes.allSatisfy(Self.isLegal) else {
            throw ParseError("target", expected: "printable ASCII without blanks, quotes, <, >, \\ and #", got: bytes)
        }
        if bytes.count == 1, bytes.first == UInt8(ascii: "*"), method == .options {
            path = .root
            rawQuery = nil
            authority = nil
            isAsterisk = true
            return
        }
        isAsterisk = false
        let rest: ArraySlice<UInt8>
        if bytes.first == UInt8(ascii: "/") {
            authority = nil
            rest = bytes
        } else {
            let (host, tail) = try Self.address(bytes)
            authority = host
            rest = tail
        }
        let question = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
        path = question == rest.startIndex ? .root : try RequestPath(legal: rest[..<question])
        rawQuery = question == rest.endIndex ? nil : String(decoding: rest[(question + 1)...], as: UTF8.self)
    }

    /// Reads a target in text.
    public init(parsing text: some StringProtocol, method: Method = .get) throws(ParseError) {
        try self.init(parsing: Array(text.utf8), method: method)
    }

    private static func address(_ bytes: ArraySlice<UInt8>) throws(ParseError) -> (Authority, ArraySlice<UInt8>) {
        let lowered = bytes.prefix(8).map(\.lowercased)
        for scheme in ["http://", "https://"] where lowered.starts(with: scheme.utf8) {
            let rest = bytes.dropFirst(scheme.utf8.count)
            let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
            return (try Authority(parsing: String(decoding: host, as: UTF8.self)), rest[host.endIndex...])
        }
        throw ParseError("target", expected: "a path, or an address with http or https", got: bytes)
    }

    /// Somewhat more than RFC 3986 allows, since browsers send `|`, `^`, `{`, `}` and the backtick as they are.
    static func isLegal(_ byte: UInt8) -> Bool {
        byte.isMember(low: 0xAFFF_FFF2_0000_0000, high: 0x7FFF_FFFF_EFFF_FFFF)
    }
}
