extension Double {
    /// The nearest whole number with a degree sign, and a true minus where it freezes: `11°`.
    package var degrees: String { "\(whole)°" }

    /// The nearest whole number, `996`.
    package var whole: String { NumberStyle.english.text(self) }

    /// With one decimal, `7.2`; nothing is `0`.
    package var tenths: String { NumberStyle.english.textUnlessNothing(self, decimals: 1) }
}
