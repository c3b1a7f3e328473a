/// How a language writes numbers.
package struct NumberStyle: Hashable, Sendable {
    /// Before the decimals.
    package let point: String
    /// Between the thousands of numbers with five digits and more; with four they are read as easily without.
    package let group: String

    /// As English does, and Japanese.
    package static let english = NumberStyle(point: ".", group: ",")

    /// With so many decimals, and a true minus sign.
    package func text(_ value: Double, decimals: Int = 0) -> String {
        // Nobody has measured more; what is beyond would not fit into a whole number.
        guard value.isFinite, abs(value) < 1e15 else { return "–" }
        let scale = Self.scale(of: decimals)
        let units = Int((value * Double(scale)).rounded())
        let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        let sign = units < 0 ? "−" : ""
        guard scale > 1 else { return sign + grouped(whole) }
        // The one in front keeps the noughts.
        return sign + grouped(whole) + point + String(UInt(scale) + rest).dropFirst()
    }

    /// The same, but a bare nought where there is nothing, or too little to be seen.
    package func textUnlessNothing(_ value: Double, decimals: Int) -> String {
        abs(value) * Double(Self.scale(of: decimals)) < 0.5 ? "0" : text(value, decimals: decimals)
    }

    /// Three are as many as anybody reads.
    private static func scale(of decimals: Int) -> Int {
        switch decimals {
        case ..<1: 1
        case 1: 10
        case 2: 100
        default: 1000
        }
    }

    private func grouped(_ number: UInt) -> String {
        let digits = String(number)
        guard digits.count >= 5 else { return digits }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += group }
            text.append(digit)
        }
        return text
    }
}
