/// Chance that can be repeated: the same seed throws the same numbers everywhere.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x2545_F491_4F6C_DD1D | 1
    }

    // Marsaglia's xorshift.
    mutating func below(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 11) % bound
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
