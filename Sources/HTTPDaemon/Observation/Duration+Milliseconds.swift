extension Duration {
    /// In milliseconds with three places, as the `Server-Timing` field has it: `12.050`.
    package var milliseconds: String {
        let (seconds, attoseconds) = components
        let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
        return "\(microseconds / 1000).\(String(1000 + microseconds % 1000).dropFirst())"
    }
}
