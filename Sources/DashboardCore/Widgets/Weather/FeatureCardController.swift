package import FoundationEssentials
import Markup

/// A card that shows what is known of a place beside its forecast, from a source of its own.
package class FeatureCardController<Value: Sendable>: LocalCardController<Value> {
    private let name: String
    private let usualLifetime: Duration

    /// Makes a card of one place.
    package init(_ feature: SharedFeature<Value>, clock: @escaping @Sendable () -> Date) {
        name = feature.name
        usualLifetime = feature.lifetime
        super.init(clock: clock) { _, recency in try await feature.answers.answer(recency) }
    }

    /// Makes a card of whatever place has been chosen; nothing where nobody is asked for it, as it could never say anything.
    package init?(
        of bureau: any WeatherBureau,
        _ feature: @escaping @Sendable (SharedWeather) -> SharedFeature<Value>?,
        clock: @escaping @Sendable () -> Date
    ) {
        guard let usual = feature(bureau.post(at: nil).weather) else { return nil }
        name = usual.name
        usualLifetime = usual.lifetime
        super.init(clock: clock) { place, recency in
            guard let feature = feature(bureau.post(at: place).weather) else {
                throw SourceFailure(.broken, source: usual.name, "Nobody can be asked about this place.")
            }
            return try await feature.answers.answer(recency)
        }
    }

    package override var source: String? { name }
    package override var lifetime: Duration { usualLifetime }

    /// Where the file of icons is, for drawings.
    final var icons: Link? { traits.icons }
}
