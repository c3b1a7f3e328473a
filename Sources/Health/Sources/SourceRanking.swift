/// Whom to believe where several sources speak of the same moment: a watch before a phone before all others.
///
/// A wrist goes where its owner goes, and a phone lies on the table. Who knows better names sources that come first:
///
/// ```swift
/// let ranking = SourceRanking(favourites: ["Chest strap"])
/// let order = ranking.order(of: [1: HealthSource("Ingrid's iPhone"), 2: HealthSource("Chest strap")])
/// order.rank(of: 2) < order.rank(of: 1)  // true
/// ```
package struct SourceRanking: Hashable, Sendable {
    private let favourites: [String]
    private let classes: [DeviceClass]

    /// Believes favourites first, by their names, and then the classes in this order.
    package init(favourites: [String] = [], classes: [DeviceClass] = DeviceClass.allCases) {
        self.favourites = favourites
        self.classes = classes
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
            favourites.firstIndex(of: source.name) ?? favourites.count,
            classes.firstIndex(of: device) ?? classes.count,
            // The device's own account of itself goes before that of an app that runs on it.
            device.isNamed(in: source.name) ? 0 : 1,
        ]
    }
}
