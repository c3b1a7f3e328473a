import DashboardCore
import DashboardData
import FoundationEssentials
import Markup
import Testing

@Suite("Cards of the weather")
struct WeatherCardsTests {
    private static let dates = ["2026-01-01", "2026-03-29", "2026-04-14", "2026-06-21", "2026-10-25", "2026-12-31"]

    @Test("Each can be drawn, said and read at every hour of every season", arguments: dates, 0..<24)
    func everyHour(date: String, hour: Int) throws {
        let moment = try Date("\(date)T00:30:00Z", strategy: .iso8601).addingTimeInterval(Double(hour) * 3600)
        let forecast = SampleWeather(in: SampleTown(now: { moment })).current
        for card in Self.cards(at: moment) {
            let text = card.matter(of: forecast).rendered().text
            #expect(!text.isEmpty)
            #expect(!text.contains("nan"))
            #expect(card.words(of: forecast)?.isEmpty == false)
            let model = try #require(card.model(of: forecast))
            #expect(Self.missing(in: model, of: type(of: card).modelShape).isEmpty)
        }
    }

    @Test("A chart has its table, which agrees with it")
    func table() throws {
        let moment = try Date("2026-04-14T12:20:00Z", strategy: .iso8601)
        let forecast = SampleWeather(in: SampleTown(now: { moment })).current
        let cards = Self.cards(at: moment)
        let table = try #require(cards[0].table(of: forecast)).rendered().text
        #expect(table.contains("<tr><th scope=\"row\">Tue 14:00</th><td>Rain</td><td>11.4°C</td><td>85%</td></tr>"))
        #expect(
            table.contains("<tr><th scope=\"row\">Tue 22:00</th><td>Some clouds</td><td>7.4°C</td><td>10%</td></tr>")
        )
    }

    @Test("The day's drawing is as high as the screen gives it, and follows when that changes")
    func height() throws {
        let moment = try Date("2026-04-14T12:20:00Z", strategy: .iso8601)
        let forecast = SampleWeather(in: SampleTown(now: { moment })).current
        let screen = RainstormController(provider: Self.provider(at: moment), clock: { moment })
        screen.load()
        let day = try #require(screen.child(named: "weather-day") as? WeatherDayController)
        day.load()
        #expect(day.size.height == 312)
        let hours = try #require(day.children.first as? WeatherHoursController)
        #expect(hours.matter(of: forecast).rendered().text.contains("height=\"312\""))
        day.resize(to: Size(width: 0, height: 400))
        #expect(hours.matter(of: forecast).rendered().text.contains("height=\"400\""))
    }

    private static func provider(at moment: Date) -> SharedWeather {
        SharedWeather(SampleWeather(in: SampleTown(now: { moment })), clock: { moment })
    }

    private static func cards(at moment: Date) -> [WeatherCardController] {
        let provider = provider(at: moment)
        return [
            WeatherHoursController(provider: provider, clock: { moment }),
            WeatherHeroController(provider: provider, clock: { moment }),
            WeatherNowController(provider: provider, clock: { moment }),
            WeatherSunController(provider: provider, clock: { moment }),
            WeatherWeekController(provider: provider, clock: { moment }),
        ]
    }

    /// The members that a shape promises and a model does not have.
    private static func missing(in model: JSON, of shape: JSON) -> [JSON] {
        guard case .array(let names) = shape["required"], case .object(let members) = model else { return [shape] }
        let known = Set(members.map { JSON.string($0.name) })
        return names.filter { !known.contains($0) }
    }
}
