import DashboardCore
@testable import DashboardServer
import Testing

@Suite("A configuration that is to be honoured")
struct HonouredConfigurationTests {
    private static let berlin = "places: [{name: Berlin, latitude: 52.5, longitude: 13.4, timezone: UTC}]"

    private func complaints(_ text: String) -> [String] {
        do throws(ConfigurationError) {
            _ = try Configuration(
                parsing: Array(text.utf8),
                named: "a.yaml",
                isToBeHonoured: true,
                environment: { _ in nil },
                knowsZone: { _ in true }
            )
            return []
        } catch {
            return error.problems.map { "\($0)" }
        }
    }

    @Test(
        "What nobody would do anything with is refused",
        arguments: [
            (
                "weather: {\(berlin), providers: [{kind: open-meteo, key: a, air-url: 'http://a.example'}]}",
                "1:133: a key goes by https only; write https, or take the key out"
            ),
            (
                "weather: {\(berlin), providers: [{kind: pirate-weather, key: a, url: 'http://a.example'}]}",
                "1:133: a key goes by https only; write https, or take the key out"
            ),
            (
                "weather: {\(berlin), providers: [{kind: pirate-weather}]}",
                "1:97: key is missing in an item of providers; add “key:”, your key for pirate-weather, as in \"${NAME}\""
            ),
            (
                "weather: {\(berlin), providers: [{kind: pirate-weather, key: schlüssel}]}",
                "1:125: key holds what no key of pirate-weather does; copy it once more"
            ),
            (
                "weather: {\(berlin), providers: [{kind: pirate-weather, key: a, air-url: 'https://a.example'}]}",
                "1:137: pirate-weather says nothing of the air; take air-url out"
            ),
            (
                "weather: {\(berlin)}",
                "1:10: providers is missing in weather; add “providers:”, a list of those who are asked, such as “- kind: open-meteo”"
            ),
            (
                "weather: {providers: [{kind: open-meteo}]}",
                "1:10: places is missing in weather; add “places:”, a list of the places whose weather is shown"
            ),
            (
                "weather: {places: [], providers: [{kind: open-meteo}]}",
                "1:19: places is empty; add an item, or take weather out"
            ),
            (
                "weather: {\(berlin), providers: [{kind: met-norway}]}",
                "1:10: contact is missing in weather; add “contact:”, your address of mail or of a page, because met-norway wants to know who asks"
            ),
            (
                "weather: {contact: Jane (at home), \(berlin), providers: [{kind: met-norway}]}",
                "1:20: “Jane (at home)” is no contact; write an address such as me@example.org or https://example.org/about"
            ),
            (
                "weather: {\(berlin), providers: [{kind: open-meteo, key: a, url: 'http://a.example'}]}",
                "1:129: a key goes by https only; write https, or take the key out"
            ),
        ]
    )
    func refusal(text: String, complaint: String) {
        #expect(complaints(text) == [complaint])
    }

    @Test(
        "What is honoured is taken",
        arguments: [
            "", "units: {wind: kn}", "language: de", "hours: 12", "weather: {}",
            "weather: {\(berlin), providers: [{kind: open-meteo}]}",
            "weather: {contact: me@example.org, \(berlin), providers: [{kind: met-norway}, {kind: open-meteo, key: a}]}",
            "weather: {\(berlin), providers: [{kind: open-meteo, url: 'http://a.example', air-url: 'http://b.example'}]}",
            "weather: {\(berlin), providers: [{kind: pirate-weather, key: a}]}",
            "weather: {\(berlin), providers: [{kind: pirate-weather, key: a, url: 'http://127.0.0.1:1'}]}",
        ]
    )
    func acceptance(text: String) {
        #expect(complaints(text) == [])
    }

    @Test("Every complaint is a line of its own, and the file's name begins it")
    func lines() throws {
        let folder = try TemporaryFolder(["bad.yaml": "hours: 13\nlanguage: tlh\n"])
        let file = ConfigurationFile(path: folder.path + "/bad.yaml")
        let error = try #require(throws: ConfigurationError.self) { try file.read() }
        #expect(error.description.split(separator: "\n").allSatisfy { $0.hasPrefix(file.path + ":") })
        #expect(error.problems.count == 2)
        #expect(Program(arguments: ["check-config", file.path]).run() == 1)
        #expect(Program(arguments: ["serve", "--config", file.path]).run() == 1)
        #expect(Program(arguments: ["check-config"]).run() == 64)
    }

    @Test(
        "A file without end, a folder and no file are no configuration",
        arguments: ["/dev/zero", "/proc", "/nowhere"]
    )
    func noFile(path: String) {
        #expect(throws: StartError.self) { try ConfigurationFile(path: path).read() }
    }

    @Test("A file that is too large is refused")
    func tooLarge() throws {
        let folder = try TemporaryFolder(["big.yaml": String(repeating: "# remark\n", count: 60_000)])
        #expect(throws: ConfigurationError.self) { try ConfigurationFile(path: folder.path + "/big.yaml").read() }
    }

    @Test("All places are named, the first one as the one that is shown first")
    func several() throws {
        let settings = try Configuration(ConfigurationTests.whole).weather
        #expect(
            WeatherOffice.sentence(of: settings)
                == "Weather: Berlin, from open-meteo, then met-norway, then pirate-weather. "
                + "Air: no provider of it (open-meteo has it; with a url of your own, give air-url, too). "
                + "Warnings: pirate-weather. "
                + "Also Kiritimati."
        )
        #expect(WeatherOffice.sentence(of: WeatherSettings()) == "Weather: sample data; no provider is asked.")
    }
}
