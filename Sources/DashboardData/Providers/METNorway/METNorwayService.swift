package import DashboardCore
package import Fetching
package import FoundationEssentials
import Markup

/// The forecasts of the Norwegian Meteorological Institute, for anywhere on earth.
///
/// Whoever asks must say who they are, in the courier's user agent, and must not ask before an answer has expired.
package struct METNorwayService: WeatherService {
    package static let base = "https://api.met.no/weatherapi/locationforecast/2.0"

    package let name = "MET Norway"
    package let inquiry: Inquiry

    private let zone: Zone
    private static let credit = Credit(
        "MET Norway",
        at: "https://www.met.no/en",
        by: "CC BY 4.0",
        "https://creativecommons.org/licenses/by/4.0/"
    )

    /// Asks for the weather of a place.
    package init(for site: WeatherSite, at base: Address) {
        zone = site.zone
        inquiry = Inquiry(
            base.segments("complete")
                .query("lat", Coordinate.text(site.place.latitude))
                .query("lon", Coordinate.text(site.place.longitude)),
            headers: [.accept("application/json")],
            lifetime: Lifetime(floor: .seconds(600), ceiling: .seconds(7200)),
            limit: 1 << 20
        )
    }

    package func outlook(from body: [UInt8], asOf date: Date) throws(SourceFailure) -> Outlook {
        let answer = try JSONDecoder.read(METNorwayAnswer.self, from: body, of: name)
        guard answer.isInOurUnits else { throw .otherUnits(name) }
        let days = answer.days(in: zone)
        guard !days.isEmpty else { throw .senseless(name) }
        return Outlook(source: name, credit: Self.credit, asOf: date, days: days)
    }
}
