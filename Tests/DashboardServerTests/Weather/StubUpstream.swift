import Foundation
import HTTPDaemon
import Locking
import Testing

/// A weather service on this machine, as long as a test wants it.
final class StubUpstream: Sendable {
    /// The first hour of what it foretells; there are a hundred.
    static let start = "2026-06-14T22:00:00Z"

    let daemon: Daemon
    private let asked: Locked<[String]>
    private let seen: Locked<[String]>

    init() throws {
        let asked = Locked<[String]>([])
        var router = Router()
        let (near, far) = (try Self.openMeteo(), try Self.openMeteo(warmer: 20))
        router.get("/v1/forecast") { request in
            let latitude = try request.query["latitude"] ?? ""
            asked.withLock { $0.append(latitude) }
            let body = latitude.hasPrefix("-") ? far : near
            return Response(headers: [.contentType: "application/json"], body: .bytes(body))
        }
        let air = try Self.air()
        router.get("/air/air-quality") { _ in Response(headers: [.contentType: "application/json"], body: .bytes(air)) }
        let (seen, pirate) = (Locked<[String]>([]), try Self.pirateWeather())
        router.get("/pirate/forecast/header/59.9100,10.7500") { request in
            seen.withLock { $0.append(request[header: "apikey"] ?? "") }
            return Response(headers: [.contentType: "application/json"], body: .bytes(pirate))
        }
        router.get("/v1/search") { request in
            guard try request.query["name"] != "down" else { throw HTTPError(.serviceUnavailable, "Not today.") }
            return Response(headers: [.contentType: "application/json"], body: .bytes(Self.sydney))
        }
        router.get("/met/complete") { _ in throw HTTPError(.serviceUnavailable, "Not today.") }
        let endpoint = try #require(Endpoint("127.0.0.1:0"))
        daemon = try Daemon(Site(router: router), on: endpoint)
        self.asked = asked
        self.seen = seen
    }

    /// How often it was asked.
    var calls: Int { asked.withLock { $0.count } }

    /// The keys that came along to the service that wants one.
    var keys: [String] { seen.withLock { $0 } }

    private static func air() throws -> [UInt8] {
        let first = Int(try Date(start, strategy: .iso8601).timeIntervalSince1970)
        func list(_ value: (Int) -> Int) -> String { (0..<72).map { "\(value($0))" }.joined(separator: ",") }
        return Array(
            """
            {"hourly":{"time":[\(list { first + $0 * 3600 })],"european_aqi":[\(list { _ in 64 })],\
            "us_aqi":[\(list { _ in 120 })],"pm2_5":[\(list { _ in 31 })],"grass_pollen":[\(list { _ in 44 })]}}
            """.utf8
        )
    }

    private static func pirateWeather() throws -> [UInt8] {
        let first = Int(try Date(start, strategy: .iso8601).timeIntervalSince1970)
        let hours = (0..<60).map { hour in
            """
            {"time":\(first + hour * 3600),"icon":"rain","temperature":7,"windSpeed":3,"windBearing":90,\
            "precipIntensity":1,"precipProbability":1}
            """
        }
        return Array(
            """
            {"offset":2,"hourly":{"data":[\(hours.joined(separator: ","))]},"flags":{"units":"si"},\
            "alerts":[{"title":"Thunder & <hail>","severity":"Extreme","time":\(first + 36_000),"expires":-999}]}
            """.utf8
        )
    }

    /// Of which latitudes, in their order.
    var latitudes: [String] { asked.withLock { $0 } }

    private static let sydney = Array(
        """
        {"results":[{"name":"Sydney","latitude":-33.86785,"longitude":151.20732,"timezone":"Australia/Sydney",
        "country":"Australia","admin1":"New South Wales","population":4627345}]}
        """.utf8
    )

    /// The south is warmer, by so many degrees.
    private static func openMeteo(warmer more: Int = 0) throws -> [UInt8] {
        let first = try Date(start, strategy: .iso8601).timeIntervalSince1970
        func list(_ value: (Int) -> String) -> String { (0..<100).map(value).joined(separator: ",") }
        let constants = [
            "apparent_temperature": 15, "relative_humidity_2m": 64, "dew_point_2m": 9, "precipitation": 0,
            "precipitation_probability": 5, "weather_code": 2, "pressure_msl": 1018, "wind_speed_10m": 4,
            "wind_direction_10m": 270, "wind_gusts_10m": 8,
        ].map { name, value in "\"\(name)\":[\(list { _ in "\(value)" })]" }
        let hourly =
            constants + [
                "\"time\":[\(list { "\(Int(first) + $0 * 3600)" })]",
                "\"temperature_2m\":[\(list { "\(10 + more + $0 / 2)" })]",
            ]
        return Array("{\"hourly\":{\(hourly.joined(separator: ","))}}".utf8)
    }
}
