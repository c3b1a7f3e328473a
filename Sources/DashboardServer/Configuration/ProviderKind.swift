/// The services that weather can be fetched from.
enum ProviderKind: String, Sendable, CaseIterable {
    case openMeteo = "open-meteo"
    case metNorway = "met-norway"
    case pirateWeather = "pirate-weather"

    /// What this kind wants to know of a key.
    enum KeyRule {
        case needed, optional, none
    }

    var keyRule: KeyRule {
        switch self {
        // Only its paid service has keys.
        case .openMeteo: .optional
        case .metNorway: .none
        case .pirateWeather: .needed
        }
    }
}
