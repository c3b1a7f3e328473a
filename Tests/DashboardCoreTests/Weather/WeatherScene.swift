import DashboardCore
import Testing

/// Weather of one kind, as it is told everywhere: twelve of them are all that a page has to bear.
struct WeatherScene: Sendable, CustomTestStringConvertible {
    let name: String
    let forecast: Forecast?
    var testDescription: String { name }

    private init(
        _ name: String,
        at hour: Int = 9,
        on day: String = "2026-04-14",
        latitude: Double = 52,
        than yesterday: Double? = nil,
        _ spells: [Spell]
    ) {
        self.name = name
        let place = Place("Ashford", latitude: latitude, longitude: 0)
        forecast = .told(spells, at: hour, on: CalendarDay(day), in: place, highYesterday: yesterday)
    }

    static let all = [
        WeatherScene("clear-day", [.dry(11, .clear, 16), .dry(13, .clear, 8), .dry(24, .fair, 17)]),
        WeatherScene("clear-night", at: 22, [.dry(9, .clear, 7), .dry(30, .clear, 15)]),
        WeatherScene("cloudy", than: 12, [.dry(12, .overcast, 8), .dry(24, .cloudy, 7)]),
        WeatherScene("drizzle", [.wet(3, .lightDrizzle, 9, 0.2), .wet(3, .drizzle, 9, 0.4), .dry(30, .overcast, 9)]),
        WeatherScene(
            "heavy-rain",
            at: 13,
            [
                .wet(2, .rain, 11, 1), .wet(2, .downpour, 10, 8), .wet(2, .rain, 10, 1), .dry(30, .partly, 9),
            ]
        ),
        WeatherScene(
            "thunder-with-hail",
            at: 12,
            on: "2026-07-20",
            [
                .dry(4, .partly, 27), .wet(1, .thunder, 22, 6, wind: 12), .wet(1, .hail, 18, 9, wind: 15),
                .wet(1, .thunder, 18, 4), .dry(40, .clear, 19),
            ]
        ),
        WeatherScene(
            "snow",
            on: "2026-01-14",
            [.wet(5, .lightSnow, -2, 0.4), .wet(6, .heavySnow, -3, 2), .dry(40, .cloudy, -6)]
        ),
        WeatherScene("fog", on: "2026-11-10", [.dry(4, .fog, 4), .dry(5, .cloudy, 8), .dry(30, .rimeFog, -1)]),
        WeatherScene(
            "heat-wave",
            on: "2026-07-20",
            than: 30,
            [
                .dry(4, .clear, 31), .dry(6, .clear, 38), .dry(12, .clear, 26), .dry(30, .clear, 36),
            ]
        ),
        WeatherScene(
            "frost",
            at: 16,
            on: "2026-01-14",
            [.wet(3, .rain, 3), .dry(18, .clear, -9), .dry(30, .clear, -2)]
        ),
        WeatherScene("polar-night", on: "2026-12-20", latitude: 78.2, [.dry(24, .clear, -16), .dry(24, .cloudy, -11)]),
        WeatherScene(
            "gale",
            [
                .dry(3, .overcast, 9, wind: 12), .wet(6, .rain, 9, 1, wind: 18), .dry(30, .overcast, 8, wind: 26),
            ]
        ),
    ]
}
