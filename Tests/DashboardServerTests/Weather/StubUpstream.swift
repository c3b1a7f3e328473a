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
        router.get("/v1/search") { request in
            guard try request.query["name"] != "down" else { throw HTTPError(.serviceUnavailable, "Not today.") }
            return Response(headers: [.contentType: "application/json"], body: .bytes(Self.sydney))
        }
        router.get("/met/complete") { _ in throw HTTPError(.serviceUnavailable, "Not today.") }
        let endpoint = try #require(Endpoint("127.0.0.1:0"))
        daemon = try Daemon(Site(router: router), on: endpoint)
        self.asked = asked
    }

    /// How often it was asked.
    var calls: Int { asked.withLock { $0.count } }

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
