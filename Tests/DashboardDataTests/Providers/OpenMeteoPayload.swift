import Foundation

/// A small answer of our own in the shape of Open-Meteo's: hours in a row that begin at a moment.
struct OpenMeteoPayload {
    var hourly: [String: [Double?]]
    var daily: [String: [Double?]] = [:]
    var isWithoutDays = true
    /// What it says its figures are in, as JSON.
    var units: String?

    /// So many hours, each a tenth of a degree warmer than the one before.
    init(from start: Date, hours: Int) {
        let first = start.timeIntervalSince1970
        let all = { (value: Double) in [Double?](repeating: value, count: hours) }
        hourly = [
            "time": (0..<hours).map { first + Double($0) * 3600 },
            "temperature_2m": (0..<hours).map { 10 + Double($0) / 10 },
            "apparent_temperature": all(7), "relative_humidity_2m": all(81), "dew_point_2m": all(4),
            "precipitation": (0..<hours).map { Double($0 % 3) }, "precipitation_probability": all(35),
            "weather_code": all(61), "pressure_msl": all(1004.2), "wind_speed_10m": all(6.4),
            "wind_direction_10m": all(225), "wind_gusts_10m": all(12.1), "visibility": all(24_140),
            "uv_index": all(1.4),
        ]
    }

    /// The same of the air: indices that grow by one each hour, and what is known of Oslo in spring.
    static func air(from start: Date, hours: Int) -> OpenMeteoPayload {
        var payload = OpenMeteoPayload(from: start, hours: hours)
        let constants = [
            "pm2_5": 7.1, "pm10": 13.2, "ozone": 62.5, "nitrogen_dioxide": 10.4, "alder_pollen": 0.2,
            "birch_pollen": 119.6, "olive_pollen": 1.1, "grass_pollen": 29, "mugwort_pollen": 30, "ragweed_pollen": 3,
        ]
        payload.hourly = ["time": payload.hourly["time"] ?? []]
        for (name, value) in constants { payload.hourly[name] = Array(repeating: value, count: hours) }
        payload.hourly["european_aqi"] = (0..<hours).map { 10 + Double($0) }
        payload.hourly["us_aqi"] = Array(repeating: 55, count: hours)
        return payload
    }

    var bytes: [UInt8] {
        func block(_ lists: [String: [Double?]]) -> String {
            let lists = lists.sorted { $0.key < $1.key }.map { name, values in
                let values = values.map { value in
                    value.map { name == "time" ? "\(Int($0))" : "\($0)" } ?? "null"
                }
                return "\"\(name)\":[\(values.joined(separator: ","))]"
            }
            return "{" + lists.joined(separator: ",") + "}"
        }
        let days = isWithoutDays ? "" : ",\"daily\":\(block(daily))"
        let units = units.map { ",\"hourly_units\":\($0)" } ?? ""
        return Array("{\"utc_offset_seconds\":3600\(units),\"hourly\":\(block(hourly))\(days)}".utf8)
    }
}
