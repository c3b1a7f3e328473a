import Crypto

/// A service that is asked for weather, and how often it may be.
struct ProviderSettings: Sendable {
    /// How many requests somebody allows; nothing where the provider's own rule holds.
    struct Budget: Hashable, Sendable {
        var perMinute: Int?
        var perDay: Int?
    }

    let kind: ProviderKind
    /// Where the service is, if not at its own address.
    let url: BaseURL?
    /// Where places are looked up by their names, if not at its own address.
    let geocodingURL: BaseURL?
    let key: Secret?
    let budget: Budget

    /// Nothing where something is wrong, which has been said then.
    init?(_ setting: Setting, _ isToBeHonoured: Bool) {
        guard let section = setting.section(keys: ["kind", "url", "geocoding-url", "key", "budget"]) else { return nil }
        let names = ProviderKind.allCases.map(\.rawValue).inWords
        let kind = section.required("kind", "one of \(names)")?.choice(of: ProviderKind.self)
        url = section["url"]?.baseURL()
        geocodingURL = section["geocoding-url"]?.baseURL()
        key = section["key"]?.text(atMost: 200, isSecret: true).map(Secret.init)
        budget = section["budget"].map(Budget.init) ?? Budget()
        guard let kind else { return nil }
        self.kind = kind
        if isToBeHonoured, kind == .pirateWeather {
            section["kind"]?.complain("pirate-weather is not asked by this version; take it out")
        }
        if geocodingURL != nil, kind != .openMeteo {
            section["geocoding-url"]?.complain("\(kind.rawValue) knows no places by name; only open-meteo does")
        }
        // A key that anybody on the way can read is no key.
        for (name, url) in [("url", url), ("geocoding-url", geocodingURL)] {
            guard let url, !url.isSecure, key != nil, isToBeHonoured else { continue }
            section[name]?.complain("a key goes by https only; write https, or take the key out")
        }
        switch kind.keyRule {
        case .needed: _ = section.required("key", "your key for \(kind.rawValue), as in \"${NAME}\"")
        case .optional: break
        case .none: section["key"]?.complain("\(kind.rawValue) takes no key; take it out")
        }
    }
}

extension ProviderSettings.Budget {
    fileprivate init(_ setting: Setting) {
        let section = setting.section(keys: ["per-minute", "per-day"])
        perMinute = section?["per-minute"]?.integer(in: 1...10_000)
        perDay = section?["per-day"]?.integer(in: 1...1_000_000)
    }
}

extension Setting {
    fileprivate func baseURL() -> BaseURL? {
        guard let text = text(atMost: 500) else { return nil }
        let url = BaseURL(text)
        if url == nil {
            complain("“\(spelling)” is no address of a service; write it like https://api.example.org/v1")
        }
        return url
    }
}
