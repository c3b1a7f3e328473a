import Foundation

/// A small answer of our own in the shape of Pirate Weather's: hours in a row that begin at a moment, and what a test adds.
struct PirateWeatherPayload {
    /// JSON by the name of the member; each hour has these, and its time.
    var members = [
        "summary": #""Light rain""#, "icon": #""rain""#, "temperature": "8.25", "apparentTemperature": "6.5",
        "dewPoint": "4.1", "humidity": "0.81", "pressure": "1004.2", "windSpeed": "6.4", "windGust": "12.1",
        "windBearing": "225", "cloudCover": "0.92", "uvIndex": "1.4", "visibility": "16.09", "ozone": "320.5",
        "precipIntensity": "1.2", "precipAccumulation": "0.12", "precipProbability": "0.35", "precipType": #""rain""#,
    ]
    /// JSON by the name of the block.
    var blocks = ["flags": #"{"units":"si","nearest-station":-999}"#, "offset": "1.0", "alerts": "[]"]

    private let times: [Int]

    init(from start: Date, hours: Int) {
        times = (0..<hours).map { Int(start.timeIntervalSince1970) + $0 * 3600 }
    }

    /// In the manner of an answer of 2014: no gusts, no index of light, and no kind of rain while it is dry.
    static func darkSky(from start: Date, hours: Int) -> PirateWeatherPayload {
        var payload = PirateWeatherPayload(from: start, hours: hours)
        for name in ["windGust", "uvIndex", "precipType", "precipAccumulation", "ozone", "visibility", "windBearing"] {
            payload.members[name] = nil
        }
        payload.members.merge(["windSpeed": "0", "icon": #""clear-night""#, "precipIntensity": "0"]) { $1 }
        payload.blocks = ["flags": #"{"units":"si","sources":["isd"]}"#, "offset": "2"]
        return payload
    }

    var bytes: [UInt8] {
        let points = times.map { "{\"time\":\($0),\(Self.joined(members))}" }.joined(separator: ",")
        var blocks = self.blocks
        blocks["hourly"] = blocks["hourly"] ?? "{\"summary\":\"Rain.\",\"data\":[\(points)]}"
        return Array("{\"latitude\":59.91,\"longitude\":10.75,\(Self.joined(blocks))}".utf8)
    }

    private static func joined(_ members: [String: String]) -> String {
        members.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    }
}
