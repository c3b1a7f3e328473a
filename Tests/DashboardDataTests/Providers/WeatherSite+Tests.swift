import DashboardCore
import DashboardData
import Fetching
import Foundation

extension WeatherSite {
    /// A place by its time zone, as this machine knows it.
    static func inZone(_ name: String, latitude: Double = 59.91, longitude: Double = 10.75) throws -> WeatherSite {
        let zone = ZoneName(name)
        guard let zone else { throw ZoneError("“\(name)” is no name") }
        return WeatherSite(
            Place("Somewhere", latitude: latitude, longitude: longitude),
            in: try ZoneFolder().zone(zone)
        )
    }
}

extension OpenMeteoService {
    static func at(_ site: WeatherSite) throws -> OpenMeteoService {
        OpenMeteoService(for: site, at: try Address("http://127.0.0.1:9/v1"))
    }
}

extension METNorwayService {
    static func at(_ site: WeatherSite) throws -> METNorwayService {
        METNorwayService(for: site, at: try Address("http://127.0.0.1:9/met"))
    }
}

extension OpenMeteoAirService {
    static func at(_ site: WeatherSite) throws -> OpenMeteoAirService {
        OpenMeteoAirService(for: site, at: try Address("http://127.0.0.1:9/air"))
    }
}

extension PirateWeatherService {
    static func at(_ site: WeatherSite) throws -> PirateWeatherService {
        PirateWeatherService(for: site, at: try Address("http://127.0.0.1:9/pirate"), key: "s3cret")
    }
}

extension Date {
    init(_ text: String) throws {
        try self.init(text, strategy: .iso8601)
    }
}
