/// What the speed of the wind is shown in.
package enum WindUnit: String, Sendable, CaseIterable {
    case kilometresPerHour = "km/h"
    case metresPerSecond = "m/s"
    case milesPerHour = "mph"
    case knots = "kn"
    case beaufort = "Bft"

    /// A speed of so many metres a second in this unit.
    package func value(metresPerSecond: Double) -> Double {
        switch self {
        case .kilometresPerHour: metresPerSecond * 3.6
        case .metresPerSecond: metresPerSecond
        case .milesPerHour: metresPerSecond * 3600 / 1609.344
        case .knots: metresPerSecond * 3600 / 1852
        case .beaufort: Double(Beaufort(metresPerSecond: metresPerSecond).rawValue)
        }
    }
}
