/// The classes of bytes that HTTP's grammar is made of.
extension UInt8 {
    /// `tchar` of RFC 9110.
    var isToken: Bool { isMember(low: 0x03FF_6CFA_0000_0000, high: 0x57FF_FFFF_C7FF_FFFE) }

    /// Whether this byte is in a set of ASCII that is given as two rows of bits: every request asks this of every byte.
    func isMember(low: UInt64, high: UInt64) -> Bool {
        guard self < 128 else { return false }
        return (self < 64 ? low : high) >> UInt64(self & 63) & 1 == 1
    }

    /// What may stand in a header's value: anything visible, space, tab, and bytes beyond ASCII.
    var isFieldContent: Bool { self >= 0x20 && self != 0x7f || self == 0x09 }

    var isControl: Bool { self < 0x20 || self == 0x7f }

    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

    var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// `unreserved` of RFC 3986: never needs percent-encoding.
    var isUnreserved: Bool {
        isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "~")
    }

    var lowercased: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }

    var hexValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension StringProtocol {
    /// The text with ASCII letters in lower case and all else untouched, which is what HTTP means by ignoring case.
    var asciiLowercased: String {
        // Nearly always it is in lower case already.
        if utf8.allSatisfy({ $0 == $0.lowercased }) { return String(self) }
        return String(decoding: utf8.map(\.lowercased), as: UTF8.self)
    }
}
