import Fetching

/// Whose weather is shown, and who is asked for it.
struct WeatherSettings: Sendable {
    /// As many as one has in mind; each costs its providers a request now and then.
    static let mostPlaces = 20
    static let mostProviders = 10

    /// The first one is shown to those who have chosen none.
    var places: [PlaceSettings] = []
    /// In order of preference.
    var providers: [ProviderSettings] = []
    /// How those who are asked can reach whoever runs this: an address of mail or of a page.
    var contact: String?

    init() {}

    init(_ setting: Setting, _ isToBeHonoured: Bool) {
        guard let section = setting.section(keys: ["places", "providers", "contact"]) else { return }
        var names: [String: Setting] = [:]
        let places = section["places"]?.list(atMost: Self.mostPlaces)
        self.places = (places ?? []).compactMap { PlaceSettings($0, amongst: &names) }
        let providers = section["providers"]?.list(atMost: Self.mostProviders)
        self.providers = (providers ?? []).compactMap { ProviderSettings($0, isToBeHonoured) }
        contact = section["contact"]?.contact()
        guard isToBeHonoured else { return }
        if section["places"] != nil || section["providers"] != nil || contact != nil {
            _ = section.required("places", "a list of the places whose weather is shown")
            _ = section.required("providers", "a list of those who are asked, such as “- kind: open-meteo”")
        }
        for (name, items) in [("places", places), ("providers", providers)] where items?.isEmpty ?? false {
            section[name]?.complain("\(name) is empty; add an item, or take weather out")
        }
        if self.providers.contains(where: { $0.kind == .metNorway }) {
            _ = section.required(
                "contact",
                "your address of mail or of a page, because met-norway wants to know who asks"
            )
        }
    }
}

extension Setting {
    /// What can stand in the header that says who asks.
    fileprivate func contact() -> String? {
        guard let text = text(atMost: 200) else { return nil }
        guard UserAgent(version: Version.current, contact: text) != nil else {
            complain(
                "“\(spelling)” is no contact; write an address such as me@example.org or https://example.org/about"
            )
            return nil
        }
        return text
    }
}
