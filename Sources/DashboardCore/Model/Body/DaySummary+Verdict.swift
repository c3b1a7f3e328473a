extension DaySummary {
    /// Which of the three goals are met.
    package var verdict: String {
        let met = [("move", move), ("exercise", exercise), ("stand", stand)].filter { $0.1.isMet }.map(\.0)
        return switch met.count {
        case 0: "No ring is closed."
        case 3: "All three rings are closed."
        case 1: "The \(met[0]) ring is closed."
        default: "The \(met.joined(separator: " and ")) rings are closed."
        }
    }
}
