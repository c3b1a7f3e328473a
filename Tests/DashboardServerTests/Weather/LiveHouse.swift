import DashboardCore
import DashboardData
@testable import DashboardServer
import DashboardWeb
import HTTPDaemon
import Testing

/// Daybook with weather from a service on this machine, at a moment that does not pass.
struct LiveHouse {
    let site: Site
    let office: WeatherOffice

    init(
        at moment: String,
        keepingIn folder: String? = nil,
        store choices: any SessionStore = MemorySessionStore(),
        asking services: [String]
    ) throws {
        let providers = services.map { "    - \($0)" }.joined(separator: "\n")
        let file = try TemporaryFolder([
            "dashboard.yaml": """
            weather:
              contact: https://example.org/about
              places:
                - {name: Oslo, latitude: 59.91, longitude: 10.75, timezone: Europe/Oslo}
              providers:
            \(providers)
            """
        ])
        let arguments = [
            "--clock", moment, "--public", publicFolder(), "--log", "none", "--screen", "today",
            "--screen", "rainstorm", "--screen", "kiosk", "--screen", "settings",
        ]
        var options = try ServeOptions(arguments: arguments[...])
        options.patience.budget = .seconds(120)
        let settings = try ConfigurationFile(path: file.path + "/dashboard.yaml").read().weather
        let store = try folder.map { try StoreFolder($0) }
        office = try #require(try WeatherOffice(settings, keepingIn: store, clock: options.clock))
        site = try DashboardSite(
            options: options,
            state: ServerState(clock: options.clock),
            log: AccessLog(options.log, immediate: true),
            store: choices,
            weather: office.weather,
            fetches: { [office] in office.tally }
        ).site()
    }

    /// Awaits what the services say, however slow the machine is, so that a page that is asked for next is whole.
    func untilAsked() async {
        _ = try? await office.weather.bureau.post(at: nil).weather.forecast()
    }
}
