/// What a source is worn or carried as, as far as its names tell.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
    case watch
    case phone
    /// An app, a scale, a strap, or something unknown.
    case other

    /// What the device says counts; only where it says nothing, what its owner calls it.
    init(of source: HealthSource) {
        self = Self.class(in: source.device) ?? Self.class(in: source.name) ?? .other
    }

    /// Whether the name itself speaks of such a device, as a maker's own does and an app's on it does not.
    func isNamed(in text: String) -> Bool {
        switch self {
        case .watch: text.lowercased().contains("watch")
        case .phone: text.lowercased().contains("phone")
        case .other: false
        }
    }

    private static func `class`(in text: String) -> DeviceClass? {
        [watch, phone].first { $0.isNamed(in: text) }
    }
}
