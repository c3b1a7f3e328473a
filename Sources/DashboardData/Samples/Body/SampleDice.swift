/// Numbers that look thrown and are the same each time.
struct SampleDice {
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    }

    /// A number of the range.
    mutating func roll(_ range: ClosedRange<Double>) -> Double {
        // Marsaglia's shifts, which never leave zero and never reach it.
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let share = Double(state >> 11) / Double(1 << 53)
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
}
