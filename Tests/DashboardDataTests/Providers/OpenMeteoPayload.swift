import Foundation

/// A small answer of our own in the shape of Open-Meteo's: hours in a row that begin at a moment.
struct OpenMeteoPayload {
    var hourly: [String: [Double?]]
    var daily: [String: [Double?]] = [:]
    var isWithoutDays = true

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
            "uv_index": all(1.4), "cloud_cover": all(62),
        ]
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
        return Array("{\"utc_offset_seconds\":3600,\"hourly\":\(block(hourly))\(days)}".utf8)
    }
}
