/// How long something will still take, as coarse as one can know it.
enum TimeLeft: Equatable, Sendable {
    case seconds(Int)
    case minutes(Int)
    case hours(Int, minutes: Int)

    /// Rounds; nothing for what would take days.
    init?(seconds: Double) {
        guard seconds.isFinite, seconds >= 0, seconds < 86_400 else { return nil }
        // Less than a thousandth is how a machine reckons.
        let whole = Int(((seconds * 1000).rounded() / 1000).rounded(.up))
        switch whole {
        case ...20: self = .seconds(max(1, whole))
        case ..<90: self = .seconds((whole + 4) / 5 * 5)
        case ..<5_370: self = .minutes((whole + 30) / 60)
        default:
            let tens = (whole + 300) / 600
            self = .hours(tens / 6, minutes: tens % 6 * 10)
        }
    }
}
