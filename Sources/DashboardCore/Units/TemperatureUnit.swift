/// What temperatures are shown in.
package enum TemperatureUnit: String, Sendable, CaseIterable {
    case celsius
    case fahrenheit

    package var symbol: String {
        switch self {
        case .celsius: "°C"
        case .fahrenheit: "°F"
        }
    }

    /// A temperature of so many degrees Celsius in this unit.
    package func value(celsius: Double) -> Double {
        switch self {
        case .celsius: celsius
        case .fahrenheit: celsius * 1.8 + 32
        }
    }
}
