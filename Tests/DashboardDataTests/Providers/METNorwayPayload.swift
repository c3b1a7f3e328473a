import Foundation

/// A small answer of our own in the shape of MET Norway's: a few hours, then steps of six, and a last one that says little.
enum METNorwayPayload {
    static func bytes(
        from start: Date,
        hours: Int,
        steps: Int,
        symbol: String = "lightrainshowers_day",
        units: String? = nil
    ) -> [UInt8] {
        let meta = units.map { "\"meta\":{\"units\":\($0)}," } ?? ""
        let long = start.addingTimeInterval(Double(hours) * 3600)
        let series =
            (0..<hours).map { step(start.addingTimeInterval(Double($0) * 3600), "next_1_hours", symbol) }
            + (0..<steps).map { step(long.addingTimeInterval(Double($0) * 21_600), "next_6_hours", symbol) }
            + [step(long.addingTimeInterval(Double(steps) * 21_600), nil, symbol)]
        return Array(
            #"{"type":"Feature","properties":{\#(meta)"timeseries":[\#(series.joined(separator: ","))]}}"#.utf8
        )
    }

    private static func step(_ date: Date, _ period: String?, _ symbol: String) -> String {
        let next = period.map {
            #","\#($0)":{"summary":{"symbol_code":"\#(symbol)"},"details":{"precipitation_amount":0.4}}"#
        }
        return """
            {"time":"\(date.formatted(.iso8601))","data":{"instant":{"details":{"air_temperature":8.2,\
            "air_pressure_at_sea_level":1011.3,"relative_humidity":74.1,"wind_from_direction":301.2,"wind_speed":5.5,\
            "dew_point_temperature":3.9}}\(next ?? "")}}
            """
    }
}
