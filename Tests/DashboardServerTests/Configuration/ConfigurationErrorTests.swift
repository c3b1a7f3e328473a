@testable import DashboardServer
import Testing

@Suite("What is wrong with a configuration")
struct ConfigurationErrorTests {
    private static let berlin = "name: Berlin, latitude: 52.5, longitude: 13.4, timezone: Europe/Berlin"

    private func complaints(_ text: String) -> [String] {
        do throws(ConfigurationError) {
            _ = try Configuration(text)
            return []
        } catch {
            return error.description.split(separator: "\n").map(String.init)
        }
    }

    @Test(
        "A key that means nothing is refused, with what was probably meant",
        arguments: [
            ("wether: {}", "1:1: “wether” means nothing in the file; did you mean “weather”?"),
            ("Weather: {}", "1:1: “Weather” means nothing in the file; did you mean “weather”?"),
            (
                "screens: {}",
                "1:1: “screens” means nothing in the file; there are weather, units, language, hours and body"
            ),
            (
                "units:\n  tempreature: celsius",
                "2:3: “tempreature” means nothing in units; did you mean “temperature”?"
            ),
            (
                "weather: {places: [{\(berlin), lattitude: 1}]}",
                "1:93: “lattitude” means nothing in an item of places; did you mean “latitude”?"
            ),
        ]
    )
    func unknownKey(text: String, complaint: String) {
        #expect(complaints(text) == ["dashboard.yaml:" + complaint])
    }

    @Test(
        "A value that does not fit is refused at its place",
        arguments: [
            ("[1]", "1:1: the file is a list where a group of keys is expected; as in “key: value”"),
            ("hours: 13", "1:8: hours cannot be 13; there are 12 and 24"),
            ("hours: '12'", "1:8: hours is a text where a number is expected; there are 12 and 24"),
            ("language: dutch", "1:11: language cannot be “dutch”; there are en, de, fr, es and ja"),
            ("language: no", "1:11: language cannot be “no”; there are en, de, fr, es and ja"),
            ("units: {wind: kmh}", "1:15: wind cannot be “kmh”; did you mean “km/h”?"),
            ("units: metric", "1:8: units is a text where a group of keys is expected; as in “key: value”"),
            ("body: watch", "1:7: body is a text where a group of keys is expected; as in “key: value”"),
            ("body: {source: [watch]}", "1:8: “source” means nothing in body; did you mean “sources”?"),
            ("body: {sources: watch}", "1:17: sources is a text where a list is expected; begin each item with “- ”"),
            ("body: {sources: []}", "1:17: sources is empty; name whom to believe first, or take body out"),
            (
                "body: {sources: [watch, 'Ada’s  iPhone', \"ADA'S IPHONE\"]}",
                "1:42: “ADA'S IPHONE” stands at 1:25 already; take one of the two out"
            ),
            (
                "body:\n  sources:\n    - watch\n    - 7",
                "4:7: an item of sources is a number where a text is expected; put it in quotes"
            ),
            (
                "body: {sources: [\((0...50).map { "s\($0)" }.joined(separator: ", "))]}",
                "1:17: sources holds 51; there is room for 50, so take some out"
            ),
            (
                "weather: {places: {}}",
                "1:19: places is a group of keys where a list is expected; begin each item with “- ”"
            ),
            (
                "weather: {providers: [{kind: openmeteo}]}",
                "1:30: kind cannot be “openmeteo”; did you mean “open-meteo”?"
            ),
            (
                "weather: {providers: [{kind: accuweather}]}",
                "1:30: kind cannot be “accuweather”; there are open-meteo, met-norway and pirate-weather"
            ),
            (
                "weather: {providers: [{}]}",
                "1:23: kind is missing in an item of providers; add “kind:”, one of open-meteo, met-norway and pirate-weather"
            ),
            (
                "weather: {providers: [{kind: pirate-weather}]}",
                "1:23: key is missing in an item of providers; add “key:”, your key for pirate-weather, as in \"${NAME}\""
            ),
            ("weather: {providers: [{kind: met-norway, key: a}]}", "1:47: met-norway takes no key; take it out"),
            (
                "weather: {providers: [{kind: open-meteo, key: 123456}]}",
                "1:47: key is a number where a text is expected; put it in quotes"
            ),
            (
                "weather: {providers: [{kind: open-meteo, url: 'api.example.org'}]}",
                "1:47: “api.example.org” is no address of a service; write it like https://api.example.org/v1"
            ),
            (
                "weather: {providers: [{kind: open-meteo, budget: {per-day: 0}}]}",
                "1:60: per-day is 0; it goes from 1 to 1000000"
            ),
            (
                "weather: {providers: [{kind: open-meteo, budget: {per-minute: 1.5}}]}",
                "1:63: per-minute is a number where a whole number is expected; write it without quotes and decimals"
            ),
        ]
    )
    func value(text: String, complaint: String) {
        #expect(complaints(text) == ["dashboard.yaml:" + complaint])
    }

    @Test(
        "A place that cannot be is refused",
        arguments: [
            ("name: A, latitude: 91, longitude: 0, timezone: UTC", "40: latitude is 91; it goes from -90 to 90"),
            ("name: A, latitude: -90.5, longitude: 0, timezone: UTC", "40: latitude is -90.5; it goes from -90 to 90"),
            ("name: A, latitude: .nan, longitude: 0, timezone: UTC", "40: latitude is nan; it goes from -90 to 90"),
            (
                "name: A, latitude: 0, longitude: 180.1, timezone: UTC",
                "54: longitude is 180.1; it goes from -180 to 180"
            ),
            (
                "name: A, latitude: '1', longitude: 0, timezone: UTC",
                "40: latitude is a text where a number is expected; write it without quotes and with a point for the decimals"
            ),
            (
                "name: A, longitude: 0, timezone: UTC",
                "20: latitude is missing in an item of places; add “latitude:”, degrees north of the equator"
            ),
            (
                "name: A, latitude: 0, longitude: 0, timezone: Europe/Bergen",
                "67: there is no time zone “Europe/Bergen”; it is called like Europe/Berlin or America/New_York"
            ),
            (
                "name: A, latitude: 0, longitude: 0, timezone: ../UTC",
                "67: there is no time zone “../UTC”; it is called like Europe/Berlin or America/New_York"
            ),
            ("name: ' ', latitude: 0, longitude: 0, timezone: UTC", "27: name is empty; write something"),
            (
                "name: \"a\\tb\", latitude: 0, longitude: 0, timezone: UTC",
                "27: name has more than one line, or a control character; write it on one line"
            ),
        ]
    )
    func place(fields: String, complaint: String) {
        #expect(complaints("weather: {places: [{\(fields)}]}") == ["dashboard.yaml:1:\(complaint)"])
    }

    @Test("A name is taken once, whatever its capitals")
    func sameName() {
        let text =
            "weather:\n  places:\n    - {\(Self.berlin)}\n    - {\(Self.berlin.replacing("Berlin,", with: "BERLIN,"))}\n"
        #expect(
            complaints(text) == [
                "dashboard.yaml:4:14: the place at 3:14 has this name already; give one of them another"
            ]
        )
    }

    @Test("Twenty places are kept, and not one more")
    func tooMany() {
        let places = { (count: Int) in
            let items = (0..<count).map { "  - {name: P\($0), latitude: 0, longitude: 0, timezone: UTC}" }
            return "weather:\n  places:\n" + items.joined(separator: "\n").replacing("  - ", with: "    - ")
        }
        #expect(complaints(places(20)).isEmpty)
        #expect(
            complaints(places(21)) == ["dashboard.yaml:3:5: places holds 21; there is room for 20, so take some out"]
        )
    }

    @Test(
        "A name that the environment does not have is named, and nothing else",
        arguments: [
            ("${NOBODY}", "the environment has no NOBODY; set it before the start, or write the value here"),
            ("a${", "${ begins the name of an environment variable; write ${NAME}, or $${ for the characters"),
            ("${}", "${ begins the name of an environment variable; write ${NAME}, or $${ for the characters"),
            ("${A B}", "${ begins the name of an environment variable; write ${NAME}, or $${ for the characters"),
            ("${CITY", "${ begins the name of an environment variable; write ${NAME}, or $${ for the characters"),
            ("${EMPTY}", "key is empty; give the environment variable a value"),
        ]
    )
    func environment(written: String, complaint: String) {
        let text = "weather: {providers: [{kind: pirate-weather, key: \"\(written)\"}]}"
        #expect(complaints(text) == ["dashboard.yaml:1:51: \(complaint)"])
    }

    @Test("No complaint quotes what the environment holds", arguments: ["name", "timezone", "kind", "url", "language"])
    func noSecrets(key: String) {
        let fields = ["name": "A", "timezone": "UTC", "kind": "open-meteo", "url": "http://a", "language": "en"]
            .merging([key: "\"${PIRATE_WEATHER_KEY}\u{7}\""]) { $1 }
        let text = """
            weather:
              places: [{name: \(fields["name", default: ""]), latitude: 0, longitude: 0, timezone: \(fields["timezone", default: ""])}]
              providers: [{kind: \(fields["kind", default: ""]), url: \(fields["url", default: ""])}]
            language: \(fields["language", default: ""])
            """.replacing("\u{7}", with: "\\a")
        let complaints = complaints(text)
        #expect(!complaints.isEmpty)
        #expect(!complaints.joined().contains("s3cret"))
    }

    @Test("All complaints come at once and from top to bottom, those about the spelling amongst them")
    func all() {
        let text = """
            units: {temprature: celsius, wind: &w kn}
            weather:
              places:
                - {name: A, latitude: 99, longitude: 999}
                - &b {name: B, latitude: 0, longitude: 0, timezone: UTC}
              providers:
                - {kind: met-norway, kind: open-meteo, url: 7}
            hours: 23
            """
        let places = complaints(text).map { $0.split(separator: " ")[0] }
        #expect(
            places == [
                "dashboard.yaml:1:9:", "dashboard.yaml:1:36:", "dashboard.yaml:4:7:", "dashboard.yaml:4:27:",
                "dashboard.yaml:4:42:", "dashboard.yaml:5:7:", "dashboard.yaml:7:26:", "dashboard.yaml:7:49:",
                "dashboard.yaml:8:8:",
            ]
        )
    }
}
