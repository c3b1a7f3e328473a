extension DaySummary {
    /// Which of the three goals are met, as far as somebody has set some.
    package var verdict: String {
        let goals = [move, exercise, stand]
        guard goals.contains(where: { $0.wanted != nil }) else { return "No goals are known of this day." }
        let met = [("move", move), ("exercise", exercise), ("stand", stand)].filter { $0.1.isMet }.map(\.0)
        return switch met.count {
        case 0: "No ring is closed."
        case 3: "All three rings are closed."
        case 1: "The \(met[0]) ring is closed."
        default: "The \(met.joined(separator: " and ")) rings are closed."
        }
    }
}
