/// What distances are shown in.
package enum DistanceUnit: String, Sendable, CaseIterable {
    case kilometres = "km"
    case miles = "mi"

    /// So many kilometres in this unit.
    package func value(kilometres: Double) -> Double {
        switch self {
        case .kilometres: kilometres
        case .miles: kilometres / 1.609344
        }
    }

    /// What heights are shown in by whoever goes so far in this unit, and how much of that so many metres are.
    package func height(metres: Double) -> (value: Double, unit: String) {
        switch self {
        case .kilometres: (metres, "m")
        case .miles: (metres / 0.3048, "ft")
        }
    }
}
