extension Minutes {
    /// The mean of some lengths, to the minute.
    package static func average(of lengths: [Minutes]) -> Minutes {
        guard !lengths.isEmpty else { return Minutes(0) }
        let sum = lengths.reduce(0) { $0 + $1.count }
        return Minutes(Int((Double(sum) / Double(lengths.count)).rounded()))
    }
}
