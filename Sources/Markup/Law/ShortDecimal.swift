/// A number in its shortest form: rounded, without trailing zeros, without an exponent, never `-0`.
///
/// What is not a number is 0, because half of a chart is better than none.
struct ShortDecimal {
    let isNegative: Bool
    let whole: UInt64
    /// The digits after the point, as a number.
    let fraction: UInt64
    /// How many digits these are, leading zeros included.
    let width: Int

    init(_ value: Double, places: Int) {
        if value.magnitude < 1e15, value.rounded(.towardZero) == value {
            isNegative = value < 0
            whole = UInt64(value.magnitude)
            fraction = 0
            width = 0
            return
        }
        let places = min(max(places, 0), 9)
        var scale: UInt64 = 1
        for _ in 0..<places {
            scale *= 10
        }
        let magnitude = value.isFinite ? value.magnitude : 0
        let scaled = (magnitude * Double(scale)).rounded()
        guard scaled < 1e19 else {
            // So large a number has no decimals that could be kept.
            isNegative = value < 0
            whole = UInt64(min(magnitude, 1e19))
            fraction = 0
            width = 0
            return
        }
        let units = UInt64(scaled)
        var fraction = units % scale
        var width = places
        while width > 0, fraction % 10 == 0 {
            fraction /= 10
            width -= 1
        }
        isNegative = value < 0 && units > 0
        whole = units / scale
        self.fraction = fraction
        self.width = width
    }
}
