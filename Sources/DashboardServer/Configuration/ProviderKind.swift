/// The services that weather can be fetched from.
enum ProviderKind: String, Sendable, CaseIterable {
    case openMeteo = "open-meteo"
    case metNorway = "met-norway"
    case pirateWeather = "pirate-weather"

    /// What this kind wants to know of a key.
    enum KeyRule {
        case needed, optional, none
    }

    /// Whether it can be asked for the air, at an address of its own.
    var knowsAir: Bool { self == .openMeteo }

    /// Whether it passes on what authorities warn of.
    var knowsAlerts: Bool { self == .pirateWeather }

    var keyRule: KeyRule {
        switch self {
        // Only its paid service has keys.
        case .openMeteo: .optional
        case .metNorway: .none
        case .pirateWeather: .needed
        }
    }
}
