/// One segment of a path, or one value of a query: any text, percent-encoded where it is sent.
///
/// ```swift
/// let key: AddressPart = .secret("0123abcd")
/// "\(key)"        // …
/// ```
package struct AddressPart: Hashable, Sendable, ExpressibleByStringInterpolation {
    private let sealed: Sealed
    private let isSecret: Bool

    /// What may be read by anybody.
    package init(_ text: String) {
        self.init(text, isSecret: false)
    }

    /// What may be read by anybody, as it is written.
    package init(stringLiteral text: String) {
        self.init(text)
    }

    /// A key, which no description shows.
    package static func secret(_ text: String) -> AddressPart { AddressPart(text, isSecret: true) }

    private init(_ text: String, isSecret: Bool) {
        sealed = Sealed(text: text)
        self.isSecret = isSecret
    }

    /// As it stands in the request.
    var encoded: String {
        var encoded = ""
        for byte in sealed.text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: ","):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }

    /// As it stands in a log.
    var shown: String { isSecret ? "…" : encoded }

    /// Whether a path with it would mean another place: `.` and `..` walk, and nothing is no segment.
    var isLegalSegment: Bool { !["", ".", ".."].contains(sealed.text) }
}

extension AddressPart: CustomStringConvertible {
    /// What may be shown.
    package var description: String { shown }
}
