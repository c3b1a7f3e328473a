/// What rain and snow are measured in.
package enum PrecipitationUnit: String, Sendable, CaseIterable {
    case millimetres = "mm"
    case inches = "in"

    /// So many millimetres in this unit.
    package func value(millimetres: Double) -> Double {
        switch self {
        case .millimetres: millimetres
        case .inches: millimetres / 25.4
        }
    }

    /// How many decimals tell one rain from another.
    package var decimals: Int {
        switch self {
        case .millimetres: 1
        case .inches: 2
        }
    }
}
