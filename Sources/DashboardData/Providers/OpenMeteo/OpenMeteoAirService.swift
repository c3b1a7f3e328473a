package import DashboardCore
package import Fetching
package import FoundationEssentials
import Markup

/// The air as Open-Meteo passes it on from the models of Copernicus, with pollen in Europe.
package struct OpenMeteoAirService: AirService {
    /// Where its free service answers, and where the one that wants a key does.
    package static let freeBase = "https://air-quality-api.open-meteo.com/v1"
    package static let paidBase = "https://customer-air-quality-api.open-meteo.com/v1"

    package let name = "Open-Meteo"
    package let inquiry: Inquiry

    private let zone: Zone
    private static let credit = Credit(
        "CAMS ENSEMBLE and Open-Meteo",
        at: "https://open-meteo.com/en/docs/air-quality-api",
        by: "CC BY 4.0",
        "https://creativecommons.org/licenses/by/4.0/"
    )
    private static let hourly = [
        "european_aqi", "us_aqi", "pm2_5", "pm10", "ozone", "nitrogen_dioxide", "alder_pollen", "birch_pollen",
        "grass_pollen", "mugwort_pollen", "olive_pollen", "ragweed_pollen",
    ]

    /// Asks for the air of a place, for three days so that there is something to say when nobody answers for a while.
    package init(for site: WeatherSite, at base: Address, key: String? = nil) {
        zone = site.zone
        var address = base.segments("air-quality")
            .query("latitude", Coordinate.text(site.place.latitude))
            .query("longitude", Coordinate.text(site.place.longitude))
            .query("hourly", AddressPart(Self.hourly.joined(separator: ",")))
            .query("timeformat", "unixtime")
            .query("forecast_days", "3")
        if let key { address = address.query("apikey", .secret(key)) }
        inquiry = Inquiry(
            address,
            headers: [.accept("application/json")],
            // Its models run twice a day.
            lifetime: Lifetime(floor: .seconds(3600), ceiling: .seconds(7200)),
            limit: 1 << 18
        )
    }

    package func air(from body: [UInt8], asOf date: Date, at moment: Date) throws(SourceFailure) -> AirQuality? {
        try OpenMeteoUnits.check(body, of: name)
        let answer = try JSONDecoder.read(OpenMeteoAirAnswer.self, from: body, of: name)
        guard answer.isEven, !answer.hourly.time.isEmpty else { throw .senseless(name) }
        guard let hour = answer.hour(at: moment) else { return nil }
        return AirQuality(
            source: name,
            credit: Self.credit,
            asOf: zone.local(date),
            moment: zone.local(moment),
            european: hour.european,
            american: hour.american,
            pollutants: hour.pollutants,
            pollen: hour.pollen
        )
    }
}
