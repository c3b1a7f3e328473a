/// How long things took, counted in steps that grow by about three.
struct Histogram: Sendable {
    static let bounds: [(nanoseconds: Int64, label: String)] = [
        (100_000, "0.0001"), (300_000, "0.0003"), (1_000_000, "0.001"), (3_000_000, "0.003"), (10_000_000, "0.01"),
        (30_000_000, "0.03"), (100_000_000, "0.1"), (300_000_000, "0.3"), (1_000_000_000, "1"),
        (3_000_000_000, "3"), (10_000_000_000, "10"),
    ]

    /// Counts of each step alone; the page adds them up.
    private(set) var counts = [Int](repeating: 0, count: Histogram.bounds.count)
    private(set) var total = 0
    private(set) var nanoseconds: Int64 = 0

    mutating func note(nanoseconds time: Int64) {
        total += 1
        nanoseconds += time
        if let step = Self.bounds.firstIndex(where: { time <= $0.nanoseconds }) { counts[step] += 1 }
    }
}
