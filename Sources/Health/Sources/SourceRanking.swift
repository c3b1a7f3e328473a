/// Whom to believe where several sources speak of the same moment: a watch before a phone before all others.
///
/// A wrist goes where its owner goes, and a phone lies on the table. Who knows better names sources and kinds of devices in
/// an order of their own; whatever is not named comes after those that are:
///
/// ```swift
/// let ranking = SourceRanking(["Chest strap", "phone"].map { SourcePreference($0) })
/// let order = ranking.order(of: [1: HealthSource("Ingrid's iPhone"), 2: HealthSource("Chest strap")])
/// order.rank(of: 2) < order.rank(of: 1)  // true
/// ```
package struct SourceRanking: Hashable, Sendable {
    private let preferences: [SourcePreference]

    /// Believes those that are named first, in this order.
    package init(_ preferences: [SourcePreference] = []) {
        self.preferences = preferences
    }

    /// Whether somebody has decided on the order.
    package var isOwn: Bool { !preferences.isEmpty }

    /// The names that none of some sources bears, as they were written.
    package func strangers(to sources: some Sequence<HealthSource>) -> [String] {
        let sources = Set(sources)
        return preferences.filter { preference in
            preference.device == nil && !sources.contains { preference.names($0) }
        }
        .map(\.text)
    }

    /// Ranks sources, by what they are called alone: neither numbers nor the order of rows matter.
    package func order(of sources: [Int32: HealthSource]) -> SourceOrder {
        let sorted = sources.sorted { one, other in
            let (first, second) = (key(of: one.value), key(of: other.value))
            if first != second { return first.lexicographicallyPrecedes(second) }
            return (one.value.name, one.value.device, one.key) < (other.value.name, other.value.device, other.key)
        }
        return SourceOrder(sorted.map(\.key))
    }

    /// The smaller, the better.
    private func key(of source: HealthSource) -> [Int] {
        let device = DeviceClass(of: source)
        return [
            place(of: source, device),
            DeviceClass.allCases.firstIndex(of: device) ?? DeviceClass.allCases.count,
            // The device's own account of itself goes before that of an app that runs on it.
            device.isNamed(in: source.name) ? 0 : 1,
        ]
    }

    /// Where it stands in the list; its own name says more of it than what it is, wherever that is named.
    private func place(of source: HealthSource, _ device: DeviceClass) -> Int {
        preferences.firstIndex { $0.names(source) } ?? preferences.firstIndex { $0.device == device }
            ?? preferences.count
    }
}
