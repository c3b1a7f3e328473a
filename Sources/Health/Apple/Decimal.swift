/// The number that bytes spell, as all who write exports spell it: digits, a point, an exponent.
package enum Decimal {
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20,
        1e21, 1e22,
    ]

    /// Reads a number; nothing where the bytes are none, and infinity where it is too large.
    package static func read(_ bytes: Span<UInt8>) -> Double? {
        var index = 0
        let isNegative = bytes.count > 0 && bytes[0] == UInt8(ascii: "-")
        if isNegative || (bytes.count > 0 && bytes[0] == UInt8(ascii: "+")) { index = 1 }
        var mantissa: UInt64 = 0
        var digits = 0
        var isExact = true
        var scale = 0
        var hasPoint = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if byte >= 0x30, byte <= 0x39 {
                digits += 1
                if mantissa < 900_000_000_000_000 {
                    mantissa = mantissa * 10 + UInt64(byte - 0x30)
                    if hasPoint { scale -= 1 }
                } else {
                    isExact = false
                }
            } else {
                break
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        if index < bytes.count {
            guard let exponent = exponent(bytes, at: index) else { return nil }
            scale += exponent
        }
        // Both the digits and the power of ten are exact, so their product is rounded once.
        guard isExact, scale >= -22, scale <= 22 else { return slow(bytes) }
        let value = scale < 0 ? Double(mantissa) / powers[-scale] : Double(mantissa) * powers[scale]
        return isNegative ? -value : value
    }

    private static func exponent(_ bytes: Span<UInt8>, at start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "e") || bytes[start] == UInt8(ascii: "E") else { return nil }
        var index = start + 1
        let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
        if isNegative || (index < bytes.count && bytes[index] == UInt8(ascii: "+")) { index += 1 }
        guard index < bytes.count else { return nil }
        var exponent = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            exponent = min(exponent * 10 + Int(byte - 0x30), 100_000)
            index += 1
        }
        return isNegative ? -exponent : exponent
    }

    /// The standard library's own reader, for what has too many digits.
    private static func slow(_ bytes: Span<UInt8>) -> Double? {
        guard bytes.count <= 512 else { return nil }
        return unsafe bytes.withUnsafeBufferPointer { unsafe Double(String(decoding: $0, as: UTF8.self)) }
    }
}
