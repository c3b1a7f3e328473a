/// Numbers and letters of a drawing's attribute, one after another.
@usableFromInline
struct DrawingBytes: Sendable, Hashable {
    @usableFromInline private(set) var bytes: [UInt8] = []

    mutating func append(_ letters: StaticString) {
        letters.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    mutating func append(contentsOf other: DrawingBytes) {
        bytes += other.bytes
    }

    /// Appends numbers with spaces between them.
    mutating func append(_ first: Double, _ others: Double...) {
        append(number: first)
        for number in others {
            bytes.append(UInt8(ascii: " "))
            append(number: number)
        }
    }

    private mutating func append(number value: Double) {
        let decimal = ShortDecimal(value, places: 3)
        if decimal.isNegative {
            bytes.append(UInt8(ascii: "-"))
        }
        append(digits: decimal.whole, atLeast: 1)
        guard decimal.fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        append(digits: decimal.fraction, atLeast: decimal.width)
    }

    private mutating func append(digits value: UInt64, atLeast width: Int) {
        var divisor: UInt64 = 1
        var length = 1
        while length < width || value / divisor >= 10 {
            divisor *= 10
            length += 1
        }
        while divisor > 0 {
            bytes.append(UInt8(value / divisor % 10) + UInt8(ascii: "0"))
            divisor /= 10
        }
    }
}
