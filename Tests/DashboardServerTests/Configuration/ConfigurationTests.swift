import Crypto
import DashboardCore
@testable import DashboardServer
import Health
import Testing

@Suite("The configuration")
struct ConfigurationTests {
    static let whole = """
        weather:
          places:
            - {name: Berlin, latitude: 52.52, longitude: 13.41, timezone: Europe/Berlin}
            - name: Kiritimati
              latitude: 1.87
              longitude: -157
              timezone: Pacific/Kiritimati
          providers:            # in order of preference
            - {kind: open-meteo, url: "http://127.0.0.1:18400"}
            - {kind: met-norway, budget: {per-minute: 10}}
            - {kind: pirate-weather, key: "${PIRATE_WEATHER_KEY}", budget: {per-day: 300}}
        units: {temperature: fahrenheit, wind: Bft, precipitation: in, pressure: inHg, distance: mi}
        language: ja
        hours: 12
        body: {sources: [watch, "Chest strap", Ingrid’s iPhone]}
        """

    @Test("A whole file becomes values")
    func values() throws {
        let configuration = try Configuration(Self.whole)
        let places = configuration.weather.places
        #expect(places.map(\.place.name) == ["Berlin", "Kiritimati"])
        #expect(places.map(\.place.latitude) == [52.52, 1.87])
        #expect(places.map(\.place.longitude) == [13.41, -157])
        #expect(places.map(\.timeZone.text) == ["Europe/Berlin", "Pacific/Kiritimati"])
        let providers = configuration.weather.providers
        #expect(providers.map(\.kind) == [.openMeteo, .metNorway, .pirateWeather])
        #expect(providers.map(\.url?.description) == ["http://127.0.0.1:18400", nil, nil])
        #expect(providers.map(\.key?.revealed) == [nil, nil, "s3cret"])
        #expect(providers.map(\.budget.perMinute) == [nil, 10, nil])
        #expect(providers.map(\.budget.perDay) == [nil, nil, 300])
        #expect(configuration.units.temperature == .fahrenheit && configuration.units.wind == .beaufort)
        #expect(configuration.units.precipitation == .inches && configuration.units.pressure == .inchesOfMercury)
        #expect(configuration.units.distance == .miles)
        #expect(configuration.language == .japanese)
        #expect(configuration.hours == .twelve)
        #expect(configuration.body.sources.map(\.text) == ["watch", "Chest strap", "Ingrid’s iPhone"])
        #expect(configuration.body.ranking.isOwn)
    }

    @Test(
        "What is not said is as without a file",
        arguments: ["", "# nothing\n", "weather:\n", "weather: {}\nunits: {}\n", "body:\n", "body: {sources: }\n"]
    )
    func defaults(text: String) throws {
        let configuration = try Configuration(text)
        #expect(configuration.weather.places.isEmpty && configuration.weather.providers.isEmpty)
        #expect(configuration.units == Units())
        #expect(configuration.language == .english)
        #expect(configuration.hours == .twentyFour)
        #expect(!configuration.body.ranking.isOwn)
    }

    @Test(
        "The environment stands for its names in texts",
        arguments: [
            ("${CITY}", "Tromsø"), ("${CITY} and ${CITY}!", "Tromsø and Tromsø!"), ("$${CITY}", "${CITY}"),
            ("$CITY $5", "$CITY $5"), ("a$", "a$"), ("$$$${CITY}", "$$${CITY}"), ("${NESTED}", "${CITY}"),
        ]
    )
    func environment(written: String, read: String) throws {
        let file = """
            weather: {places: [{name: "\(written)", latitude: 1, longitude: 2, timezone: UTC}]}
            """
        #expect(try Configuration(file).weather.places.first?.place.name == read)
    }

    @Test("A key does not print")
    func secret() throws {
        let configuration = try Configuration(Self.whole)
        var dumped = ""
        dump(configuration, to: &dumped)
        for text in ["\(configuration)", String(reflecting: configuration), dumped] {
            #expect(text.contains("Secret"))
            #expect(!text.contains("s3cret"))
        }
        #expect(Secret("s3cret") == configuration.weather.providers[2].key)
        #expect(Secret("s3cres") != configuration.weather.providers[2].key)
    }

    @Test(
        "An address of a service has one spelling",
        arguments: [
            ("http://127.0.0.1:18400", "http://127.0.0.1:18400"), ("https://Example.org/", "https://example.org"),
            ("https://example.org/v1/forecast/", "https://example.org/v1/forecast"),
            ("http://[::1]:80/a", "http://[::1]:80/a"),
            ("ftp://example.org", nil), ("example.org", nil), ("https://", nil), ("https://me@example.org", nil),
            ("https://example.org?a=b", nil), ("https://example.org/a?b", nil), ("https://example.org/#a", nil),
            ("https://example.org:99999", nil), ("https://a b", nil), ("https://example.org/a b", nil),
            ("https://example.org/../..", "https://example.org"), ("HTTPS://example.org", nil),
        ]
    )
    func baseURL(text: String, spelling: String?) {
        #expect(BaseURL(text)?.description == spelling)
    }
}

extension Configuration {
    /// Reads a file of a test, in an environment and a world that are always the same.
    init(_ text: String) throws(ConfigurationError) {
        let environment = ["PIRATE_WEATHER_KEY": "s3cret", "CITY": "Tromsø", "NESTED": "${CITY}", "EMPTY": ""]
        let zones = ["UTC", "Europe/Berlin", "Pacific/Kiritimati"]
        try self.init(
            parsing: Array(text.utf8),
            named: "dashboard.yaml",
            environment: { environment[$0] },
            knowsZone: { zones.contains($0.text) }
        )
    }
}
