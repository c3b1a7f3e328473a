/// What the pressure of the air is shown in.
package enum PressureUnit: String, Sendable, CaseIterable {
    case hectopascals = "hPa"
    case inchesOfMercury = "inHg"

    /// So many hectopascals in this unit.
    package func value(hectopascals: Double) -> Double {
        switch self {
        case .hectopascals: hectopascals
        case .inchesOfMercury: hectopascals / 33.863_886_666_667
        }
    }

    /// How many decimals tell one day from another.
    package var decimals: Int {
        switch self {
        case .hectopascals: 0
        case .inchesOfMercury: 2
        }
    }
}
