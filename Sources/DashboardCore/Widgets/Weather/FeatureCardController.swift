package import FoundationEssentials
import Markup

/// A card that shows what is known of a place beside its forecast, from a source of its own.
package class FeatureCardController<Value: Sendable>: FetchedCardController<Value> {
    private let feature: SharedFeature<Value>

    package init(_ feature: SharedFeature<Value>, clock: @escaping @Sendable () -> Date) {
        self.feature = feature
        super.init(clock: clock, asking: feature.answers.answer)
    }

    package override var source: String? { feature.name }
    package override var lifetime: Duration { feature.lifetime }

    /// Where the file of icons is, for drawings.
    final var icons: Link? { traits.icons }
}
