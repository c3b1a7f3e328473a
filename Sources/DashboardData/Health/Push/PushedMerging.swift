internal import Health

/// What becomes of an entry that was pushed before with another value, for kinds whose entries stand for a stretch of time.
///
/// They are kept beside what devices tell, until those have told the whole stretch.
enum PushedMerging {
    /// A sum grows while its stretch goes on, and so does the highest of a heart.
    case most
    case least
    /// Of means the newest, as nothing in them says of how much they are one.
    case newest

    /// Nothing for kinds of which each entry is one of a moment, or of a night.
    init?(_ kind: String) {
        switch kind {
        case HealthKind.pulse.name: self = .newest
        case HealthKind.highestPulse.name: self = .most
        case HealthKind.lowestPulse.name: self = .least
        case _ where PushedNames.isSum(kind): self = .most
        default: return nil
        }
    }

    /// The kind in which devices tell the same.
    static func told(as kind: String) -> String {
        [HealthKind.highestPulse.name, HealthKind.lowestPulse.name].contains(kind) ? HealthKind.pulse.name : kind
    }

    /// Whether an entry takes the place of one that is there; of two that are equal, that of the clocks farther east.
    func takes(_ entry: (value: Double, offset: Int64), inPlaceOf known: (value: Double, offset: Int64)) -> Bool {
        if entry.value == known.value { return entry.offset > known.offset }
        return switch self {
        case .most: entry.value > known.value
        case .least: entry.value < known.value
        case .newest: true
        }
    }
}
