/// Whose weather is shown, and who is asked for it.
struct WeatherSettings: Sendable {
    /// As many as one has in mind; each costs its providers a request now and then.
    static let mostPlaces = 20
    static let mostProviders = 10

    /// The first one is shown to those who have chosen none.
    var places: [PlaceSettings] = []
    /// In order of preference.
    var providers: [ProviderSettings] = []

    init() {}

    init(_ setting: Setting) {
        guard let section = setting.section(keys: ["places", "providers"]) else { return }
        var names: [String: Setting] = [:]
        let places = section["places"]?.list(atMost: Self.mostPlaces) ?? []
        self.places = places.compactMap { PlaceSettings($0, amongst: &names) }
        providers = (section["providers"]?.list(atMost: Self.mostProviders) ?? []).compactMap(ProviderSettings.init)
    }
}
