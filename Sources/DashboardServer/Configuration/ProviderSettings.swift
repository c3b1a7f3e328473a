import Crypto
import Fetching

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
    /// Where the service tells of the air, if not at its own address.
    let airURL: BaseURL?
    /// Where places are looked up by their names, if not at its own address.
    let geocodingURL: BaseURL?
    let key: Secret?
    let budget: Budget

    /// Whether it is asked for the air: not where the operator has named a server of their own and none for that.
    var tellsOfAir: Bool { kind.knowsAir && (airURL != nil || url == nil) }

    /// Nothing where something is wrong, which has been said then.
    init?(_ setting: Setting, _ isToBeHonoured: Bool) {
        let keys = ["kind", "url", "air-url", "geocoding-url", "key", "budget"]
        guard let section = setting.section(keys: keys) else { return nil }
        let names = ProviderKind.allCases.map(\.rawValue).inWords
        let kind = section.required("kind", "one of \(names)")?.choice(of: ProviderKind.self)
        url = section["url"]?.baseURL()
        airURL = section["air-url"]?.baseURL()
        geocodingURL = section["geocoding-url"]?.baseURL()
        key = section["key"]?.text(atMost: 200, isSecret: true).map(Secret.init)
        budget = section["budget"].map(Budget.init) ?? Budget()
        guard let kind else { return nil }
        self.kind = kind
        if !kind.knowsAir {
            section["air-url"]?.complain("\(kind.rawValue) says nothing of the air; take air-url out")
        }
        if geocodingURL != nil, kind != .openMeteo {
            section["geocoding-url"]?.complain("\(kind.rawValue) knows no places by name; only open-meteo does")
        }
        if isToBeHonoured, key != nil {
            let urls = [("url", url), ("air-url", airURL), ("geocoding-url", geocodingURL)]
            for (name, url) in urls where url?.keepsKeys == false {
                section[name]?.complain("a key goes by https only; write https, or take the key out")
            }
        }
        if kind.keyRule == .needed, let key, !key.revealed.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) {
            section["key"]?.complain("key holds what no key of \(kind.rawValue) does; copy it once more")
        }
        switch kind.keyRule {
        case .needed: _ = section.required("key", "your key for \(kind.rawValue), as in \"${NAME}\"")
        case .optional: break
        case .none: section["key"]?.complain("\(kind.rawValue) takes no key; take it out")
        }
    }
}

extension BaseURL {
    /// Whether nobody on the way can read what goes along: it is encrypted, or stays on this machine.
    fileprivate var keepsKeys: Bool { (try? Address(description, plain: .toLoopback)) != nil }
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
