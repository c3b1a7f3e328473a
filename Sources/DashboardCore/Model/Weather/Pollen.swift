/// How much of one plant's pollen is in the air.
package struct Pollen: Hashable, Sendable {
    /// The plants whose pollen is foretold.
    package enum Kind: String, Sendable, CaseIterable {
        case alder, birch, olive, grass, mugwort, ragweed

        /// From how many grains on there is little, some, and much of it; herbs and grasses trouble people sooner than trees.
        ///
        /// There is no one scale for it; these are the steps that northern pollen bulletins use.
        fileprivate var limits: [Int] {
            switch self {
            case .alder, .birch, .olive: [1, 10, 100]
            case .grass, .mugwort, .ragweed: [1, 10, 30]
            }
        }
    }

    /// How much that is for whoever minds it.
    package enum Strength: Int, Sendable, CaseIterable {
        case none, low, moderate, high
    }

    package let kind: Kind
    /// Grains in a cubic metre.
    package let grains: Int

    package init(_ kind: Kind, _ grains: Int) {
        self.kind = kind
        self.grains = grains
    }

    package var strength: Strength {
        Strength(rawValue: kind.limits.prefix { $0 <= grains }.count) ?? .high
    }
}
