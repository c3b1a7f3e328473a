package import DashboardCore
import FoundationEssentials

/// Air that was made up: washed by the rain of the sample's day, with a little birch.
package struct SampleAir: Sendable {
    private let town: SampleTown

    package init(in town: SampleTown) {
        self.town = town
    }

    package var name: String { "the sample station" }

    /// The sample as it is now, after as long as an answer takes.
    package func air() async throws -> AirQuality {
        try await town.pause()
        return current
    }

    /// The sample as it is now.
    package var current: AirQuality {
        let now = town.clock.now()
        let midnight = LocalTime.midnight(of: now, offset: town.clock.local(now).offset)
        return AirQuality(
            source: "sample",
            station: town.place == SampleTown.home ? "Danmarks plass" : "sample station",
            asOf: town.clock.local(midnight.addingTimeInterval(Double(town.measured.minute) * 60)),
            moment: town.clock.local(now),
            european: 17,
            american: 34,
            pollutants: [.init("PM2.5", 4), .init("PM10", 9), .init("NO₂", 12), .init("O₃", 61)],
            pollen: [.init(.alder, 0), .init(.birch, 14), .init(.grass, 0), .init(.mugwort, 0), .init(.ragweed, 0)]
        )
    }

    /// The same for everybody, who have it made up once.
    package func shared() -> SharedFeature<AirQuality> {
        let now = town.clock.now
        return SharedFeature(from: name, lifetime: .seconds(600), clock: now) {
            Dated(try await air(), at: now())
        }
    }
}
