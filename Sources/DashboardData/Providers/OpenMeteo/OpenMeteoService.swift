package import DashboardCore
package import Fetching
package import FoundationEssentials
import Markup

/// The forecasts of Open-Meteo, from models of many weather services.
package struct OpenMeteoService: WeatherService {
    /// Where its free service answers, and where the one that wants a key does.
    package static let freeBase = "https://api.open-meteo.com/v1"
    package static let paidBase = "https://customer-api.open-meteo.com/v1"

    package let name = "Open-Meteo"
    package let inquiry: Inquiry

    private let zone: Zone
    private static let credit = Credit(
        "Open-Meteo",
        at: "https://open-meteo.com/",
        by: "CC BY 4.0",
        "https://creativecommons.org/licenses/by/4.0/"
    )
    private static let hourly = [
        "temperature_2m", "apparent_temperature", "relative_humidity_2m", "dew_point_2m", "precipitation",
        "precipitation_probability", "weather_code", "pressure_msl", "wind_speed_10m", "wind_direction_10m",
        "wind_gusts_10m", "visibility", "uv_index", "cloud_cover",
    ]
    private static let daily = ["weather_code", "temperature_2m_max", "temperature_2m_min"]

    /// Asks for the weather of a place.
    package init(for site: WeatherSite, at base: Address, key: String? = nil) {
        zone = site.zone
        var address = base.segments("forecast")
            .query("latitude", Coordinate.text(site.place.latitude))
            .query("longitude", Coordinate.text(site.place.longitude))
            .query("hourly", AddressPart(Self.hourly.joined(separator: ",")))
            .query("daily", AddressPart(Self.daily.joined(separator: ",")))
            .query("timezone", AddressPart(site.zone.name.text))
            .query("timeformat", "unixtime")
            .query("forecast_days", "16")
            // So that today can be told beside it.
            .query("past_days", "1")
            .query("temperature_unit", "celsius")
            .query("wind_speed_unit", "ms")
            .query("precipitation_unit", "mm")
        if let key { address = address.query("apikey", .secret(key)) }
        inquiry = Inquiry(
            address,
            headers: [.accept("application/json")],
            // It says nothing of how long an answer is good; its models run every hour at most.
            lifetime: Lifetime(floor: .seconds(900), ceiling: .seconds(3600)),
            limit: 1 << 20,
            lead: .seconds(60)
        )
    }

    package func outlook(from body: [UInt8], asOf date: Date) throws(SourceFailure) -> Outlook {
        try OpenMeteoUnits.check(body, of: name)
        let answer = try JSONDecoder.read(OpenMeteoAnswer.self, from: body, of: name)
        guard let days = answer.days(in: zone), !days.isEmpty else { throw .senseless(name) }
        return Outlook(source: name, credit: Self.credit, asOf: date, days: days)
    }
}
