/// The first part of a request as it stood on the wire, read by the letter of RFC 9112.
///
/// libmicrohttpd parses leniently and in place: it turns the delimiters of the head into zero bytes and leaves the rest
/// as it was. This reads the same bytes once more, without any leniency, and refuses whatever two servers might read in
/// two ways.
///
/// A class, because it is handed from hand to hand on the way of every request.
final class RequestHead: Sendable {
    /// Where a field's name and value stand in `bytes`; no head is as large as four gigabytes.
    struct Field: Sendable {
        let nameStart: UInt32
        let nameEnd: UInt32
        let valueStart: UInt32
        let valueEnd: UInt32

        var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
        var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
    }

    let bytes: [UInt8]
    let target: ArraySlice<UInt8>
    let method: Method
    let isVersion11: Bool
    let fields: [Field]
    /// A bit for each field's length and first letter, so that most questions for absent ones end before they begin.
    private let traits: UInt64

    /// Reads a head whose delimiters are zero bytes: method, target and version, then names and values by turns.
    init(bytes: [UInt8], target: TargetBytes) throws(HTTPError) {
        var scan = HeadScanner(bytes: bytes)
        method = try scan.method()
        let place = try scan.target(count: target.count)
        isVersion11 = try scan.version()
        fields = try scan.fields()
        self.bytes = bytes
        self.target = target.copy.map { $0[...] } ?? bytes[place]
        var traits: UInt64 = 0
        for field in fields { traits |= Self.trait(bytes[field.name.lowerBound].lowercased, field.name.count) }
        self.traits = traits
    }

    /// The verb as it was sent.
    var methodBytes: ArraySlice<UInt8> { bytes.prefix(method.name.utf8.count) }

    /// The path as it was sent, without the query.
    var pathBytes: ArraySlice<UInt8> {
        target.prefix(upTo: target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex)
    }

    /// The first value of a field.
    func first(_ name: HeaderName) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The first value of a field, as it was sent.
    func bytes(of name: HeaderName) -> ArraySlice<UInt8>? {
        guard mayHave(name) else { return nil }
        for field in fields where matches(field, name) { return bytes[field.value] }
        return nil
    }

    /// The value of a field that stands in the head exactly once, as it was sent.
    func onlyBytes(of name: HeaderName) -> ArraySlice<UInt8>? {
        var found: ArraySlice<UInt8>?
        for field in fields where matches(field, name) {
            guard found == nil else { return nil }
            found = bytes[field.value]
        }
        return found
    }

    /// How often a field stands in the head.
    func count(of name: HeaderName) -> Int {
        guard mayHave(name) else { return 0 }
        var count = 0
        for field in fields where matches(field, name) { count += 1 }
        return count
    }

    /// All values of a field, in the order in which they came.
    func all(_ name: HeaderName) -> [String] {
        guard mayHave(name) else { return [] }
        var found: [String] = []
        for field in fields where matches(field, name) {
            found.append(String(decoding: bytes[field.value], as: UTF8.self))
        }
        return found
    }

    private func mayHave(_ name: HeaderName) -> Bool {
        traits & Self.trait(name.key.utf8.first ?? 0, name.key.utf8.count) != 0
    }

    private func matches(_ field: Field, _ name: HeaderName) -> Bool {
        let wanted = name.key.utf8
        guard field.name.count == wanted.count else { return false }
        var index = field.name.lowerBound
        for byte in wanted {
            guard bytes[index].lowercased == byte else { return false }
            index += 1
        }
        return true
    }

    private static func trait(_ letter: UInt8, _ length: Int) -> UInt64 {
        1 << UInt64((Int(letter) &* 7 &+ length) & 63)
    }
}

/// The target of a request line before libmicrohttpd cut its query into pieces; a copy only where there is a query.
struct TargetBytes: Sendable {
    let count: Int
    let copy: [UInt8]?
}
