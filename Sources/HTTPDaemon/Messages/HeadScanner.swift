/// A walk over the bytes of a request's head, in which every byte must be where the grammar wants it.
struct HeadScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func method() throws(HTTPError) -> Method {
        let start = position
        while position < bytes.count, bytes[position].isToken { position += 1 }
        let word = bytes[start..<position]
        // The usual ones without a detour, since this is on the way of every request.
        let method = Method.common.first { $0.name.utf8.elementsEqual(word) }
        guard let method = method ?? (try? Method(String(decoding: word, as: UTF8.self))) else {
            throw .malformed("The method is not a word that HTTP allows.")
        }
        try delimiter("one space after the method")
        return method
    }

    /// Steps over the target, which libmicrohttpd may have cut into pieces for its list of arguments.
    mutating func skipTarget(count: Int) throws(HTTPError) {
        guard count > 0 else { throw .malformed("The request names no target.") }
        position += count
        guard position < bytes.count else { throw .malformed("The request line is broken.") }
        try delimiter("one space after the target")
    }

    mutating func version() throws(HTTPError) -> Bool {
        let start = position
        while position < bytes.count, bytes[position] != 0 { position += 1 }
        let version = bytes[start..<position]
        let isVersion11 = version.elementsEqual("HTTP/1.1".utf8)
        guard isVersion11 || version.elementsEqual("HTTP/1.0".utf8) else {
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
        while position < bytes.count, bytes[position].isToken { position += 1 }
        let name = nameStart..<position
        // A folded line starts with white space, a space before the colon ends the token: both are caught here.
        guard !name.isEmpty else { throw .malformed("A header line does not start with a name.") }
        try delimiter("a colon right after the name of a header")
        while position < bytes.count, bytes[position].isBlank { position += 1 }
        let valueStart = position
        while position < bytes.count, bytes[position] != 0 {
            guard bytes[position].isFieldContent else {
                throw .malformed("A header holds a control character.")
            }
            position += 1
        }
        var valueEnd = position
        while valueEnd > valueStart, bytes[valueEnd - 1].isBlank { valueEnd -= 1 }
        try lineEnd()
        return RequestHead.Field(name: name, value: valueStart..<valueEnd)
    }

    private mutating func delimiter(_ expected: String) throws(HTTPError) {
        guard position < bytes.count, bytes[position] == 0 else {
            throw .malformed("The head of the request should have \(expected).")
        }
        position += 1
    }

    private mutating func lineEnd() throws(HTTPError) {
        guard position + 1 < bytes.count, bytes[position] == 0, bytes[position + 1] == 0 else {
            throw .malformed("Each line of the head must end with CR LF and hold no NUL.")
        }
        position += 2
    }
}
