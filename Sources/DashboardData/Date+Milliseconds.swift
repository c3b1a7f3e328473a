internal import FoundationEssentials

extension Date {
    /// Whole milliseconds since 1970, as they stand in the file.
    var milliseconds: Int {
        Int(exactly: (timeIntervalSince1970 * 1_000).rounded(.down)) ?? (timeIntervalSince1970 < 0 ? .min : .max)
    }

    init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }
}
