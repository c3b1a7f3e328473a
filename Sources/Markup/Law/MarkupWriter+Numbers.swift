extension MarkupWriter {
    /// Appends a whole number in decimal digits.
    public mutating func append(integer value: Int) {
        if value < 0 {
            append(byte: UInt8(ascii: "-"))
        }
        append(digits: UInt64(value.magnitude), atLeast: 1)
    }

    /// Appends a number in its shortest form: at most `places` decimals (0 to 9), no exponent, no `-0`.
    ///
    /// What is not a number is written as 0, because half of a chart is better than none.
    public mutating func append(number value: Double, places: Int = 3) {
        let decimal = ShortDecimal(value, places: places)
        if decimal.isNegative {
            append(byte: UInt8(ascii: "-"))
        }
        append(digits: decimal.whole, atLeast: 1)
        guard decimal.fraction > 0 else { return }
        append(byte: UInt8(ascii: "."))
        append(digits: decimal.fraction, atLeast: decimal.width)
    }

    private mutating func append(digits value: UInt64, atLeast width: Int) {
        var length = 1
        var rest = value / 10
        while rest > 0 {
            length &+= 1
            rest /= 10
        }
        length = max(length, width)
        reserve(length)
        rest = value
        var offset = count &+ length
        for _ in 0..<length {
            offset &-= 1
            unsafe base.storeBytes(
                of: UInt8(truncatingIfNeeded: rest % 10) &+ 0x30,
                toByteOffset: offset,
                as: UInt8.self
            )
            rest /= 10
        }
        count &+= length
    }
}
