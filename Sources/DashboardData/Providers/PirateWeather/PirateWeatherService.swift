package import DashboardCore
package import Fetching
package import FoundationEssentials

/// The forecasts of Pirate Weather, who answers as Dark Sky did, and what authorities warn of in the same answer.
///
/// Its key travels in a header, so that no address holds it.
package struct PirateWeatherService: WeatherService, AlertService {
    package static let base = "https://api.pirateweather.net"

    package let name = "Pirate Weather"
    package let inquiry: Inquiry

    private let site: WeatherSite

    /// Asks for the weather of a place; the key has visible ASCII only, because nothing else can be sent.
    package init(for site: WeatherSite, at base: Address, key: String) {
        self.site = site
        let (latitude, longitude) = (site.place.latitude, site.place.longitude)
        inquiry = Inquiry(
            // Where the key would stand, anything does that is no key.
            base.segments("forecast", "header", "\(Coordinate.text(latitude)),\(Coordinate.text(longitude))")
                .query("units", "si")
                .query("extend", "hourly")
                .query("exclude", "currently,minutely"),
            headers: [.accept("application/json"), CallHeader("apikey", key)],
            // A month has ten thousand free questions, and a warning should not be much older than this.
            lifetime: Lifetime(floor: .seconds(900), ceiling: .seconds(3600)),
            limit: 1 << 20
        )
    }

    package func outlook(from body: [UInt8], asOf date: Date) throws(SourceFailure) -> Outlook {
        let answer = try JSONDecoder.read(PirateWeatherAnswer.self, from: body, of: name)
        guard answer.isInOurUnits else { throw .otherUnits(name) }
        let days = answer.days(in: site.zone)
        guard !days.isEmpty else { throw .senseless(name) }
        return Outlook(source: name, credit: nil, asOf: date, days: days)
    }

    package func alerts(from body: [UInt8], asOf date: Date, at moment: Date) throws(SourceFailure) -> WeatherAlerts {
        let answer = try JSONDecoder.read(PirateWeatherAlerts.self, from: body, of: name)
        return WeatherAlerts(
            at: site.place,
            answer.alerts.compactMap { $0.alert(in: site.zone) },
            source: name,
            asOf: site.zone.local(date),
            moment: site.zone.local(moment)
        )
    }
}
