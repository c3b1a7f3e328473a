/// What the speed of the wind is shown in.
package enum WindUnit: String, Sendable, CaseIterable {
    case kilometresPerHour = "km/h"
    case metresPerSecond = "m/s"
    case milesPerHour = "mph"
    case knots = "kn"
    case beaufort = "Bft"
}
