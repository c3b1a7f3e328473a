/// The force of the wind as sailors count it, from what it does to the sea.
package enum Beaufort: Int, Sendable, CaseIterable, Comparable {
    case calm, lightAir, lightBreeze, gentleBreeze, moderateBreeze, freshBreeze, strongBreeze, nearGale, gale,
        strongGale
    case storm, violentStorm, hurricane

    /// The force of so many metres a second, by the scale of the World Meteorological Organization.
    package init(metresPerSecond speed: Double) {
        // The scale is written with one decimal.
        let speed = (speed * 10).rounded() / 10
        let limits = [0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
        self = Self(rawValue: limits.count { $0 <= speed }) ?? .calm
    }

    package static func < (one: Beaufort, other: Beaufort) -> Bool { one.rawValue < other.rawValue }
}
