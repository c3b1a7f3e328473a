import YAML

/// A group of keys of which all are known.
struct Section {
    private let owner: Setting
    private let settings: [String: Setting]

    /// Complains about keys that mean nothing here, with what was probably meant.
    init(_ entries: [YAMLEntry], of owner: Setting, keys: [String]) {
        self.owner = owner
        var settings: [String: Setting] = [:]
        for entry in entries {
            guard keys.contains(entry.key) else {
                let hint =
                    NearestWord.to(entry.key, among: keys).map { "did you mean “\($0)”?" }
                    ?? "there are \(keys.inWords)"
                owner.reading.complain(
                    at: entry.place,
                    "“\(entry.key.prefix(40))” means nothing in \(owner.name); \(hint)"
                )
                continue
            }
            settings[entry.key] = Setting(entry.key, entry.value, owner.reading)
        }
        self.settings = settings
    }

    /// What stands behind a key; nothing where the key is missing or empty.
    subscript(key: String) -> Setting? {
        settings[key].flatMap { $0.isNull ? nil : $0 }
    }

    /// The same of a key that must be there.
    func required(_ key: String, _ meaning: String) -> Setting? {
        if let setting = self[key] { return setting }
        owner.reading.complain(
            at: settings[key]?.place ?? owner.place,
            "\(key) is missing in \(owner.name); add “\(key):”, \(meaning)"
        )
        return nil
    }
}
