/// A walk over the bytes of a request's head, in which every byte must be where the grammar wants it.
struct HeadScanner {
    private static let version11 = Array("HTTP/1.1".utf8)[...]
    private static let version10 = Array("HTTP/1.0".utf8)[...]
    private static let known = Method.common.map { (bytes: Array($0.name.utf8)[...], method: $0) }

    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func method() throws(HTTPError) -> Method {
        let start = position
        skip(while: \.isToken)
        guard let method = Self.method(bytes[start..<position]) else {
            throw .malformed("The method is not a word that HTTP allows.")
        }
        try delimiter("one space after the method")
        return method
    }

    /// Steps over the target, which libmicrohttpd may have cut into pieces for its list of arguments.
    mutating func target(count: Int) throws(HTTPError) -> Range<Int> {
        let start = position
        guard count > 0 else { throw .malformed("The request names no target.") }
        position += count
        guard position < bytes.count else { throw .malformed("The request line is broken.") }
        try delimiter("one space after the target")
        return start..<(start + count)
    }

    mutating func version() throws(HTTPError) -> Bool {
        let start = position
        while position < bytes.count, bytes[position] != 0 { position += 1 }
        let version = bytes[start..<position]
        let isVersion11 = version == Self.version11
        guard isVersion11 || version == Self.version10 else {
            // Anything else in this place is a request line that holds more than its three words.
            guard version.starts(with: "HTTP/".utf8) else { throw .malformed("The request line is broken.") }
            throw HTTPError(.httpVersionNotSupported, "This server speaks HTTP/1.1 and HTTP/1.0.", closing: true)
        }
        try lineEnd()
        return isVersion11
    }

    mutating func fields() throws(HTTPError) -> [RequestHead.Field] {
        var fields: [RequestHead.Field] = []
        fields.reserveCapacity(12)
        while position + 2 < bytes.count { fields.append(try field()) }
        try lineEnd()
        return fields
    }

    private mutating func field() throws(HTTPError) -> RequestHead.Field {
        let nameStart = position
        skip(while: \.isToken)
        let name = nameStart..<position
        // A folded line starts with white space, a space before the colon ends the token: both are caught here.
        guard !name.isEmpty else { throw .malformed("A header line does not start with a name.") }
        try delimiter("a colon right after the name of a header")
        skip(while: \.isBlank)
        let valueStart = position
        skip(while: \.isFieldContent)
        var valueEnd = position
        while valueEnd > valueStart, bytes[valueEnd - 1].isBlank { valueEnd -= 1 }
        try lineEnd()
        return RequestHead.Field(
            nameStart: UInt32(truncatingIfNeeded: name.lowerBound),
            nameEnd: UInt32(truncatingIfNeeded: name.upperBound),
            valueStart: UInt32(truncatingIfNeeded: valueStart),
            valueEnd: UInt32(truncatingIfNeeded: valueEnd)
        )
    }

    /// The usual methods are recognised without making a string.
    private static func method(_ word: ArraySlice<UInt8>) -> Method? {
        for candidate in known where candidate.bytes == word { return candidate.method }
        return try? Method(String(decoding: word, as: UTF8.self))
    }

    @inline(__always)
    private mutating func skip(while belongs: (UInt8) -> Bool) {
        var here = position
        while here < bytes.count, belongs(bytes[here]) { here += 1 }
        position = here
    }

    private mutating func delimiter(_ expected: String) throws(HTTPError) {
        guard position < bytes.count, bytes[position] == 0 else {
            throw .malformed("The head of the request should have \(expected).")
        }
        position += 1
    }

    private mutating func lineEnd() throws(HTTPError) {
        guard position + 1 < bytes.count, bytes[position] == 0, bytes[position + 1] == 0 else {
            throw .malformed("Each line of the head must end with CR LF and hold no NUL or other control character.")
        }
        position += 2
    }
}
