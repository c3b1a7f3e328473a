extension JSON {
    /// The document as UTF-8, without white space.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    /// The document as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    private func append(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .integer(let value): bytes += String(value).utf8
        case .number(let value): bytes += Self.numeral(value).utf8
        case .string(let value): Self.append(value, to: &bytes)
        case .array(let elements): Self.append(elements, "[", "]", to: &bytes) { $0.append(to: &$1) }
        case .object(let members):
            Self.append(members, "{", "}", to: &bytes) { member, bytes in
                Self.append(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.append(to: &bytes)
            }
        }
    }

    private static func append<Item>(
        _ items: [Item],
        _ open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        to bytes: inout [UInt8],
        item append: (Item, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(item, &bytes)
        }
        bytes.append(UInt8(ascii: close))
    }

    /// JSON has no word for infinity and none for what is no number.
    private static func numeral(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if let whole = Int(exactly: value) { return String(whole) }
        return "\(value)"
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                bytes += #"\u00"#.utf8
                bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
