import DashboardCore
import FoundationEssentials

/// What Pirate Weather says of warnings; a member that is not what it should be costs that member and no more.
struct PirateWeatherAlerts: Decodable {
    /// As many as are looked at.
    private static let most = 100

    let alerts: [WeatherAlert.Draft]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        // Dark Sky left the list out where there was none.
        guard container.contains(.alerts), try !container.decodeNil(forKey: .alerts) else {
            alerts = []
            return
        }
        var list = try container.nestedUnkeyedContainer(forKey: .alerts)
        var alerts: [WeatherAlert.Draft] = []
        while !list.isAtEnd, list.currentIndex < Self.most { alerts.append(try list.decode(WeatherAlert.Draft.self)) }
        self.alerts = alerts
    }

    private enum Key: CodingKey {
        case alerts
    }
}

extension WeatherAlert {
    /// A warning as it came, with its times by no clocks yet.
    struct Draft: Decodable {
        let title: String?
        let severity: String?
        let time: Int?
        let expires: Int?
        let regions: [String]?
        let description: String?
        let uri: String?

        init(from decoder: any Decoder) throws {
            let container = try? decoder.container(keyedBy: Key.self)
            title = try? container?.decode(String.self, forKey: .title)
            severity = try? container?.decode(String.self, forKey: .severity)
            time = try? container?.decode(Int.self, forKey: .time)
            expires = try? container?.decode(Int.self, forKey: .expires)
            regions = try? container?.decode([String].self, forKey: .regions)
            description = try? container?.decode(String.self, forKey: .description)
            uri = try? container?.decode(String.self, forKey: .uri)
        }

        /// The warning by the clocks of its place; nothing where it has no title.
        func alert(in zone: Zone) -> WeatherAlert? {
            WeatherAlert(
                title ?? "",
                severity: severity.flatMap { Severity(rawValue: $0.lowercased()) } ?? .unknown,
                from: time?.moment.map(zone.local),
                // One that is not said to end has -999 here, which is no moment.
                until: expires?.moment.map(zone.local),
                regions: regions ?? [],
                text: description ?? "",
                page: uri
            )
        }

        private enum Key: CodingKey {
            case title, severity, time, expires, regions, description, uri
        }
    }
}
