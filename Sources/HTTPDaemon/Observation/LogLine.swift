/// Puts the lines of a log together, one field after another, in a buffer that is used over and over.
///
/// No value can end its line or pretend to be another field.
struct LogLine {
    /// What stands before a value, in the form of the log.
    struct Key: Sendable {
        fileprivate let plain: [UInt8]
        fileprivate let json: [UInt8]

        /// The first key of a line has nothing before it.
        init(_ name: String, isFirst: Bool = false) {
            plain = Array((isFirst ? "" : " ").utf8) + Array("\(name)=".utf8)
            json = Array((isFirst ? "{" : ",").utf8) + Array("\"\(name)\":".utf8)
        }
    }

    private let isJSON: Bool
    private let buffer: ByteBuffer

    init(isJSON: Bool, capacity: Int) {
        self.isJSON = isJSON
        buffer = ByteBuffer(capacity: capacity)
    }

    /// What was written so far.
    var bytes: [UInt8] { buffer.bytes }

    func end() {
        if isJSON { buffer.append(UInt8(ascii: "}")) }
        buffer.append(UInt8(ascii: "\n"))
    }

    /// Forgets what was written, but keeps the room for it.
    func clear() {
        buffer.clear()
    }

    func add(_ key: Key, _ number: Int) {
        name(key)
        buffer.appendDigits(of: number)
    }

    /// Adds a value that needs no quotes, as its maker knows.
    func add(_ key: Key, plain value: ArraySlice<UInt8>) {
        name(key)
        if isJSON { buffer.append(Self.quote) }
        buffer.append(value)
        if isJSON { buffer.append(Self.quote) }
    }

    func add(_ key: Key, _ id: RequestID) {
        name(key)
        if isJSON { buffer.append(Self.quote) }
        id.write(into: buffer)
        if isJSON { buffer.append(Self.quote) }
    }

    /// Adds a value of which nothing is known; what could break the line is shown as what it is.
    func add(_ key: Key, _ value: ArraySlice<UInt8>) {
        if Self.isPlain(value) {
            add(key, plain: value)
        } else {
            name(key)
            if isJSON {
                buffer.append(Array(JSONText(String(decoding: value, as: UTF8.self)).description.utf8))
            } else {
                quote(value)
            }
        }
    }

    func add(_ key: Key, _ value: String) {
        add(key, Array(value.utf8)[...])
    }

    private func name(_ key: Key) {
        buffer.append(isJSON ? key.json : key.plain)
    }

    private func quote(_ value: ArraySlice<UInt8>) {
        let digits = Array("0123456789abcdef".utf8)
        buffer.append(Self.quote)
        for byte in value {
            switch byte {
            case Self.quote, UInt8(ascii: "\\"):
                buffer.append(UInt8(ascii: "\\"))
                buffer.append(byte)
            case 0x20..<0x7F: buffer.append(byte)
            default:
                buffer.append([
                    UInt8(ascii: "\\"), UInt8(ascii: "x"), digits[Int(byte >> 4)], digits[Int(byte & 15)],
                ])
            }
        }
        buffer.append(Self.quote)
    }

    private static let quote = UInt8(ascii: "\"")

    /// Whether a value can stand without quotes: visible ASCII without quotes, equals signs and backslashes.
    private static func isPlain(_ value: ArraySlice<UInt8>) -> Bool {
        for byte in value {
            guard byte.isMember(low: 0xDFFF_FFFA_0000_0000, high: 0x7FFF_FFFF_EFFF_FFFF) else { return false }
        }
        return !value.isEmpty
    }
}

extension ByteBuffer {
    /// Appends a number in digits of the given base, without making a string on the way.
    func appendDigits(of number: Int, base: Int = 10) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let value = number.magnitude
        let base = UInt(base)
        var place: UInt = 1
        while value / place >= base { place *= base }
        var rest = value
        while place > 0 {
            let digit = UInt8(truncatingIfNeeded: rest / place)
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
            rest %= place
            place /= base
        }
    }
}
