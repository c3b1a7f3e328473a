extension SpokenHour {
    private static let names = [
        "midnight", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    ]

    /// `four`, and as much besides as it takes to know which.
    var english: String {
        if hour == 0 { return "midnight" }
        if hour == 12 { return distance == .tomorrow ? "noon tomorrow" : "noon" }
        let name = Self.names[hour % 12]
        let part = hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening"
        return switch distance {
        case .soon: name
        case .far, .tonight: "\(name) in the \(part)"
        case .tomorrow: "\(name) tomorrow \(part)"
        }
    }
}
