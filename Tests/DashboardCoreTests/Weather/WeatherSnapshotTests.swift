@testable import DashboardCore
import DashboardTesting
import FoundationEssentials
import Markup
import Testing

@Suite("Weather of twelve kinds, as it is told in three places")
struct WeatherSnapshotTests {
    /// Who looks, and how they want to be told.
    struct Locale: Sendable, CustomTestStringConvertible {
        let name: String
        let manner: Manner
        var testDescription: String { name }

        static let all = [
            Locale(name: "en", manner: Manner(.english, units: imperial, hours: .twelve)),
            Locale(name: "de", manner: Manner(.german)),
            Locale(name: "ja", manner: Manner(.japanese)),
        ]

        private static var imperial: Units {
            var units = Units()
            units.temperature = .fahrenheit
            units.wind = .milesPerHour
            units.precipitation = .inches
            units.pressure = .inchesOfMercury
            units.distance = .miles
            return units
        }
    }

    @Test("What is said, drawn and listed is what was looked at", arguments: WeatherScene.all, Locale.all)
    func told(scene: WeatherScene, locale: Locale) throws {
        let forecast = try #require(scene.forecast)
        let clock = { @Sendable in forecast.moment }
        let provider = SharedWeather(from: "Test", clock: clock) { Dated(forecast, at: forecast.moment) }
        let (hero, hours) = (
            WeatherHeroController(provider: provider, clock: clock),
            WeatherHoursController(provider: provider, clock: clock)
        )
        let others = [
            WeatherNowController(provider: provider, clock: clock),
            WeatherSunController(provider: provider, clock: clock),
        ]
        let week = DashboardCore.WeatherWeekController(provider: provider, clock: clock)
        for card in [hero, hours, week] + others { card.traitOverrides.manner = locale.manner }
        let summary = ForecastTeller(forecast, Teller(locale.manner)).sentence
        let drawn = hours.matter(of: forecast).rendered().text.split(separator: "aria-label=\"").last
        let texts =
            [summary, String(drawn?.prefix { $0 != "\"" } ?? "")]
            + ([hero] + others + [week]).map { $0.words(of: forecast) ?? "" }
        let fragments = [hero, others[0], week].map { $0.matter(of: forecast).rendered().text.withoutHours }
        let sections = zip(["sky hero c12", "card c7", "card c12"], fragments).map {
            "<section class=\"\($0)\" data-sky=\"\(forecast.sky.rawValue)\">\($1)</section>"
        }
        try expectSnapshot(
            "<pre>\(texts.joined(separator: "\n\n"))</pre>\(sections.joined())",
            named: "\(scene.name)-\(locale.name)"
        )
    }
}

extension String {
    /// A fragment without the hours that are folded away, of which there are too many to look at.
    fileprivate var withoutHours: String {
        let parts = split(separator: "<ol class=\"hours\">", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(parts.first.map(String.init) ?? "") { text, part in
            text + part.split(separator: "</ol>", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().joined()
        }
    }
}
