/// The first part of a request as it stood on the wire, read by the letter of RFC 9112.
///
/// libmicrohttpd parses leniently and in place: it turns the delimiters of the head into zero bytes and leaves the rest
/// as it was. This reads the same bytes once more, without any leniency, and refuses whatever two servers might read in
/// two ways.
struct RequestHead: Sendable {
    /// Where a field's name and value stand in `bytes`.
    struct Field: Sendable {
        let name: Range<Int>
        let value: Range<Int>
    }

    let bytes: [UInt8]
    let method: Method
    let isVersion11: Bool
    let fields: [Field]

    /// Reads a head whose delimiters are zero bytes: method, target and version, then names and values by turns.
    ///
    /// The target is stepped over and read from a copy, because its place in `bytes` may have been written over since.
    init(bytes: [UInt8], targetLength: Int) throws(HTTPError) {
        var scan = HeadScanner(bytes: bytes)
        method = try scan.method()
        try scan.skipTarget(count: targetLength)
        isVersion11 = try scan.version()
        fields = try scan.fields()
        self.bytes = bytes
    }

    /// The first value of a field.
    func first(_ name: HeaderName) -> String? {
        for field in fields where matches(field, name) { return text(field.value) }
        return nil
    }

    /// The first value of a field, as it was sent.
    func bytes(of name: HeaderName) -> ArraySlice<UInt8>? {
        for field in fields where matches(field, name) { return bytes[field.value] }
        return nil
    }

    /// How often a field stands in the head.
    func count(of name: HeaderName) -> Int {
        var count = 0
        for field in fields where matches(field, name) { count += 1 }
        return count
    }

    /// All values of a field, in the order in which they came.
    func all(_ name: HeaderName) -> [String] {
        var found: [String] = []
        for field in fields where matches(field, name) { found.append(text(field.value)) }
        return found
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func matches(_ field: Field, _ name: HeaderName) -> Bool {
        let wanted = name.key.utf8
        guard field.name.count == wanted.count else { return false }
        var index = field.name.lowerBound
        for byte in wanted {
            guard bytes[index].lowercased == byte else { return false }
            index += 1
        }
        return true
    }
}
