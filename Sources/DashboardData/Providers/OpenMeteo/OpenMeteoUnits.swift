import DashboardCore
import FoundationEssentials

/// The units that Open-Meteo says its figures are in, as far as it says so.
///
/// Times must be the seconds that were asked for, too: as text they are of one offset for the whole answer, and so an hour
/// off where the clocks change within it.
struct OpenMeteoUnits: Decodable {
    /// What is asked for, by the name of the variable.
    private static let wanted = [
        "time": "unixtime", "temperature_2m": "°C", "apparent_temperature": "°C", "dew_point_2m": "°C",
        "precipitation": "mm", "wind_speed_10m": "m/s", "wind_gusts_10m": "m/s", "visibility": "m",
        "pressure_msl": "hPa", "temperature_2m_max": "°C", "temperature_2m_min": "°C", "pm2_5": "μg/m³",
        "pm10": "μg/m³", "ozone": "μg/m³", "nitrogen_dioxide": "μg/m³",
    ]

    let hourly_units: [String: String]?
    let daily_units: [String: String]?

    /// Throws where it names another unit than was asked for; what is no answer at all is for others to refuse.
    static func check(_ body: [UInt8], of source: String) throws(SourceFailure) {
        guard let units = try? JSONDecoder().decode(OpenMeteoUnits.self, from: Data(body)) else { return }
        for (name, unit) in Array(units.hourly_units ?? [:]) + Array(units.daily_units ?? [:]) {
            guard let wanted = wanted[name], unit.folded != wanted.folded else { continue }
            throw .otherUnits(source)
        }
    }
}

extension String {
    /// There are two letters for a millionth, which look alike.
    fileprivate var folded: String { String(map { $0 == "\u{B5}" ? "\u{3BC}" : $0 }) }
}
