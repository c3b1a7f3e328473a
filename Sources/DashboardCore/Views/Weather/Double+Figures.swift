extension Double {
    /// The nearest whole number with a degree sign, and a true minus where it freezes: `11°`.
    package var degrees: String { "\(whole)°" }

    /// The nearest whole number, `996`.
    package var whole: String {
        let number = Int(rounded())
        return number < 0 ? "−\(-number)" : "\(number)"
    }

    /// With one decimal, `7.2`; nothing is `0`.
    package var tenths: String {
        let number = Int((self * 10).rounded())
        guard number != 0 else { return "0" }
        return "\(number < 0 ? "−" : "")\(abs(number) / 10).\(abs(number) % 10)"
    }
}
