/// The `%XX` of RFC 3986, and the `+` that forms add to it.
enum PercentCoding {
    /// The bytes behind the escapes, or nothing if an escape is malformed.
    static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else { return nil }
                decoded.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace:
                decoded.append(0x20)
            default:
                decoded.append(byte)
            }
        }
        return decoded
    }

    /// The text with every byte escaped that is neither unreserved nor allowed by the caller.
    static func encode(_ text: String, allowing isAllowed: (UInt8) -> Bool = { _ in false }) -> String {
        if text.utf8.allSatisfy({ $0.isUnreserved || isAllowed($0) }) { return text }
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            if byte.isUnreserved || isAllowed(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
