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
}
