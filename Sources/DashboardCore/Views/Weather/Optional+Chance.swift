/// A chance of rain in per cent, or nobody's guess.
extension Int? {
    /// Whether it is not worth looking at.
    var isLow: Bool { map { $0 < 15 } ?? true }
}
