package import DashboardCore
package import FoundationEssentials

extension SharedBureau {
    /// Made-up weather of any place, as the clocks there say; the first place is that of the other samples.
    package static func sample(in town: SampleTown, clock now: @escaping @Sendable () -> Date) -> SharedBureau {
        let zones = ZoneFolder()
        let home = ChosenPlace(
            town.place.name,
            latitude: town.place.latitude,
            longitude: town.place.longitude,
            in: town.zone
        )
        return SharedBureau(
            "the sample forecast",
            lifetime: .seconds(600),
            isSample: true,
            places: [home].compactMap(\.self)
        ) { place in
            guard place.spot != home?.spot else { return WeatherPost(.sample(in: town, clock: now)) }
            guard let zone = try? zones.zone(place.zone) else { return .closed(at: place, clock: now) }
            let elsewhere = town.moved(to: WeatherSite(place.place, in: zone))
            return WeatherPost(.sample(in: elsewhere, clock: now), clock: elsewhere.clock)
        }
    }
}

extension WeatherPost {
    /// A post at a place whose clocks this machine has no rules for, which says so.
    package static func closed(at place: ChosenPlace, clock now: @escaping @Sendable () -> Date) -> WeatherPost {
        WeatherPost(
            SharedWeather(from: "this server", clock: now) {
                throw SourceFailure(
                    .broken,
                    source: "this server",
                    "This server has no rules for the clocks of \(place.zone)."
                )
            }
        )
    }
}

extension SharedWeather {
    fileprivate static func sample(in town: SampleTown, clock now: @escaping @Sendable () -> Date) -> SharedWeather {
        SharedWeather(SampleWeather(in: town), clock: now, air: SampleAir(in: town).shared())
    }
}
