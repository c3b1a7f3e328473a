/// Puts the lines of a log together, one field after another, in a buffer that is used over and over.
///
/// No value can end its line or pretend to be another field.
struct LogLine {
    /// What stands before a value, in the form of the log.
    struct Key: Sendable {
        fileprivate let plain: [UInt8]
        fileprivate let json: [UInt8]

        init(_ name: String) {
            plain = Array("\(name)=".utf8)
            json = Array("\"\(name)\":".utf8)
        }
    }

    private let isJSON: Bool
    private var isFirst = true
    private(set) var bytes: [UInt8] = []

    init(isJSON: Bool, capacity: Int) {
        self.isJSON = isJSON
        bytes.reserveCapacity(capacity)
    }

    mutating func begin() {
        isFirst = true
        if isJSON { bytes.append(UInt8(ascii: "{")) }
    }

    mutating func end() {
        if isJSON { bytes.append(UInt8(ascii: "}")) }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Forgets what was written, but keeps the room for it.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
    }

    mutating func add(_ key: Key, _ number: Int) {
        name(key)
        bytes.appendDigits(of: number)
    }

    /// Adds a value of which nothing is known; invalid UTF-8 shows as what it is.
    mutating func add(_ key: Key, _ value: some Collection<UInt8>) {
        name(key)
        if value.allSatisfy(Self.isPlain), !value.isEmpty {
            if isJSON { bytes.append(Self.quote) }
            bytes.append(contentsOf: value)
            if isJSON { bytes.append(Self.quote) }
        } else if isJSON {
            bytes.append(contentsOf: JSONText(String(decoding: value, as: UTF8.self)).description.utf8)
        } else {
            quote(value)
        }
    }

    mutating func add(_ key: Key, _ value: String) {
        add(key, value.utf8)
    }

    private mutating func name(_ key: Key) {
        if !isFirst { bytes.append(isJSON ? UInt8(ascii: ",") : UInt8(ascii: " ")) }
        isFirst = false
        bytes.append(contentsOf: isJSON ? key.json : key.plain)
    }

    private mutating func quote(_ value: some Collection<UInt8>) {
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(Self.quote)
        for byte in value {
            switch byte {
            case Self.quote, UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x20..<0x7F: bytes.append(byte)
            default:
                bytes.append(contentsOf: [
                    UInt8(ascii: "\\"), UInt8(ascii: "x"), digits[Int(byte >> 4)], digits[Int(byte & 15)],
                ])
            }
        }
        bytes.append(Self.quote)
    }

    private static let quote = UInt8(ascii: "\"")

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && byte != quote && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "\\")
    }
}

extension [UInt8] {
    /// Appends a number in digits of the given base, without making a string on the way.
    mutating func appendDigits(of number: Int, base: Int = 10) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let start = count
        var rest = number.magnitude
        repeat {
            let digit = UInt8(rest % UInt(base))
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            rest /= UInt(base)
        } while rest > 0
        self[start...].reverse()
    }
}
