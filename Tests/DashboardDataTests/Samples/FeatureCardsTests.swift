import DashboardCore
import DashboardData
import Foundation
import Markup
import Testing

@Suite("Cards of the air and of warnings")
struct FeatureCardsTests {
    private static let bergen = Place("Bergen", latitude: 60.39, longitude: 5.32)

    private let noon: LocalTime

    init() throws {
        noon = LocalTime(try Date("2026-04-14T12:00:00Z"), offset: 7200)
    }

    private func hours(_ hours: Double) -> LocalTime {
        LocalTime(noon.date.addingTimeInterval(hours * 3600), offset: noon.offset)
    }

    private func card<Value>(_ type: Value.Type) -> SharedFeature<Value> {
        SharedFeature(from: "somebody", clock: Date.init) { throw CancellationError() }
    }

    private var air: AirQualityController { AirQualityController(card(AirQuality.self), clock: Date.init) }
    private var alerts: WeatherAlertsController { WeatherAlertsController(card(WeatherAlerts.self), clock: Date.init) }

    private func warning(_ alert: WeatherAlert?) -> WeatherAlerts {
        WeatherAlerts(at: Self.bergen, [alert].compactMap { $0 }, source: "a", asOf: noon)
    }

    @Test(
        "The air says its indices on their scales, and what is missing",
        arguments: [
            (17, 34, "Air: European index 17, good. Nothing to avoid. US index 34, good."),
            (101, nil, "Air: European index 101, extremely poor. Stay inside and keep windows shut."),
            (nil, 151, "Air: US index 151, unhealthy."), (nil, nil, "Air: Nobody gives the European index here."),
        ]
    )
    func words(european: Int?, american: Int?, words: String) {
        let air = AirQuality(source: "a", asOf: noon, european: european, american: american, pollutants: [])
        #expect(self.air.words(of: air) == words)
        let text = self.air.matter(of: air).rendered().text
        #expect(text.contains("Very poor") == (european != nil))
        #expect(text.contains("<svg") == (european != nil) && !text.contains("nan"))
    }

    @Test("Pollen is said in words and amounts, none of it in a line, and nothing where nobody counts")
    func pollen() {
        let texts = [[Pollen(.birch, 120), Pollen(.grass, 0)], [Pollen(.birch, 0)], []].map { pollen in
            let value = AirQuality(source: "a", asOf: noon, european: 9, american: 9, pollutants: [], pollen: pollen)
            return air.matter(of: value).rendered().text
        }
        #expect(texts[0].contains("Birch pollen") && texts[0].contains("High</dd><dd class=\"why\">120 grains/m³"))
        #expect(!texts[0].contains("Grass"))
        #expect(texts[1].contains("No pollen in the air.") && !texts[2].contains("ollen"))
    }

    @Test("Where there are no warnings a line says so")
    func none() {
        #expect(alerts.words(of: warning(nil)) == "No warnings for Bergen.")
        #expect(alerts.matter(of: warning(nil)).rendered().text == "<p class=\"soft\">No warnings for Bergen.</p>")
    }

    @Test("A stranger's text is escaped, and the link tells nobody where it was followed")
    func escaping() throws {
        let alert = WeatherAlert(
            "<img src=x>",
            severity: .severe,
            from: hours(1),
            until: nil,
            regions: ["A & B", "<b>"],
            text: "</details><script>alert(1)</script>\nSecond.",
            page: "https://warn.example/a?b=\"&c"
        )
        let text = alerts.matter(of: warning(alert)).rendered().text
        #expect(text.contains("&lt;img src=x&gt;") && text.contains("A &amp; B, &lt;b&gt;"))
        #expect(!text.contains("<script") && !text.contains("<img") && text.contains("<p>Second.</p>"))
        #expect(text.contains(#"rel="noopener noreferrer">More at warn.example</a>"#))
        #expect(text.contains("<strong>Severe</strong>. From today 15:00, no end given."))
        #expect(text.contains("class=\"ico severe\""))
    }

    @Test(
        "When it holds is said by the clocks and days of the place",
        arguments: [
            (-3.0, 9.0, "Today 11:00 to 23:00"), (-15, 11, "Yesterday 23:00 to Wednesday 01:00"),
            (nil, 30, "Until Wednesday 20:00"), (2, nil, "From today 16:00, no end given"),
            (nil, nil, "No times given"),
            (-400, 4000, "Saturday 28 March 22:00 to Monday 28 September 06:00"),
        ]
    )
    func period(start: Double?, end: Double?, words: String) throws {
        let alert = WeatherAlert("Gale", severity: .minor, from: start.map(hours), until: end.map(hours))
        let alerts = warning(alert)
        #expect(self.alerts.words(of: alerts) == "Minor: Gale. \(words).")
    }

    @Test("Programs get all members that the shapes promise")
    func models() throws {
        let air = AirQuality(source: "a", asOf: noon, european: nil, american: nil, pollutants: [], pollen: [])
        let alert = WeatherAlert("Gale", severity: .minor, from: nil, until: hours(3))
        for (model, shape) in [
            (self.air.model(of: air), AirQualityController.modelShape),
            (alerts.model(of: warning(alert)), WeatherAlertsController.modelShape),
        ] {
            let model = try #require(model)
            guard case .array(let names) = shape["required"], case .object(let members) = model else {
                Issue.record("no object")
                continue
            }
            #expect(names == members.map { .string($0.name) })
        }
        #expect(alerts.model(of: warning(alert))?.text.contains(#""end":"2026-04-14T15:00:00Z""#) == true)
    }
}
