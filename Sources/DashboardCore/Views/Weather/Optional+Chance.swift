/// A chance of rain in per cent, or nobody's guess.
extension Int? {
    /// Whether it is not worth looking at.
    var isLow: Bool { map { $0 < 15 } ?? true }

    /// `20%`, or a dash.
    var perCent: String { map { "\($0)%" } ?? "–" }

    /// `20 %`, or a dash, as tables and plain text have it.
    var spacedPerCent: String { map { "\($0) %" } ?? "–" }
}
