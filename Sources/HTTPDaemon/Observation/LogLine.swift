/// One line of a log while it is put together.
///
/// No value can end the line or pretend to be another field.
struct LogLine {
    private let isJSON: Bool
    private var bytes: [UInt8] = []

    init(isJSON: Bool) {
        self.isJSON = isJSON
        bytes.reserveCapacity(320)
        if isJSON { bytes.append(UInt8(ascii: "{")) }
    }

    mutating func add(_ key: StaticString, _ value: Int) {
        begin(key)
        bytes += String(value).utf8
    }

    mutating func add(_ key: StaticString, _ value: String) {
        begin(key)
        if isJSON {
            bytes += JSONText(value).description.utf8
        } else if value.utf8.allSatisfy(Self.isPlain), !value.isEmpty {
            bytes += value.utf8
        } else {
            quote(value)
        }
    }

    mutating func finished() -> [UInt8] {
        if isJSON { bytes.append(UInt8(ascii: "}")) }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private mutating func begin(_ key: StaticString) {
        if bytes.count > 1 { bytes.append(isJSON ? UInt8(ascii: ",") : UInt8(ascii: " ")) }
        if isJSON { bytes.append(UInt8(ascii: "\"")) }
        bytes += key.description.utf8
        bytes += (isJSON ? "\":" : "=").utf8
    }

    private mutating func quote(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                bytes += ("\\x" + (digits.count == 1 ? "0" : "") + digits).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "=")
            && byte != UInt8(ascii: "\\")
    }
}
