import Health

/// Whose account of somebody's body is believed.
struct BodySettings: Sendable {
    /// More than anybody wears.
    static let mostSources = 50

    /// In order of trust; empty where Daybook's own order holds.
    var sources: [SourcePreference] = []

    init() {}

    init(_ setting: Setting) {
        guard let section = setting.section(keys: ["sources"]), let list = section["sources"] else { return }
        guard let items = list.list(atMost: Self.mostSources) else { return }
        if items.isEmpty { list.complain("sources is empty; name whom to believe first, or take body out") }
        var places: [SourcePreference: Setting] = [:]
        for item in items {
            guard let text = item.text(atMost: 200) else { continue }
            let source = SourcePreference(text)
            if let first = places.updateValue(item, forKey: source) {
                item.complain("“\(item.spelling)” stands at \(first.place) already; take one of the two out")
            } else {
                sources.append(source)
            }
        }
    }

    var ranking: SourceRanking { SourceRanking(sources) }
}
