import DashboardCore
import DashboardData
import FoundationEssentials

/// The sample's air by a script, or air that nobody should breathe.
struct ScriptedAir: Sendable {
    let state: GalleryState
    let script: Script
    let town: SampleTown

    func shared() -> SharedFeature<AirQuality> {
        let now = town.clock.now
        return SharedFeature(from: "the sample station", lifetime: .seconds(600), clock: now) {
            let air = try await script.answer {
                let air = SampleAir(in: town).current
                return state == .extreme ? Self.exaggerated(air) : air
            }
            return Dated(air, at: now())
        }
    }

    private static func exaggerated(_ air: AirQuality) -> AirQuality {
        AirQuality(
            source: "an observatory that nobody has ever visited and that measures what it pleases",
            station: "the station on the roof of the old observatory",
            asOf: air.asOf,
            european: 413,
            american: 500,
            pollutants: air.pollutants.map { .init($0.name, $0.amount * 150) },
            pollen: Pollen.Kind.allCases.enumerated().map { Pollen($1, 9 * ($0 + 1) * ($0 + 1) * 17) }
        )
    }
}
