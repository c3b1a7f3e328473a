import DashboardCore
import FoundationEssentials

extension Forecast {
    /// A forecast that a test tells from an hour on; the hours of that day before it are like the first one, but dry.
    static func told(
        _ spells: [Spell],
        at hour: Int = 9,
        on day: CalendarDay? = CalendarDay("2026-04-14"),
        in place: Place = Place("Ashford", latitude: 52, longitude: 0),
        for days: Int = 3,
        highYesterday: Double? = nil
    ) -> Forecast? {
        guard let day, let first = spells.first, let last = spells.last else { return nil }
        let midnight = day.start(offset: 0)
        var before = Spell.dry(hour, first.condition, first.degrees, wind: first.wind)
        if first.rain > 0 { before.condition = .cloudy }
        var told = ([before] + spells).flatMap { Array(repeating: $0, count: $0.hours) }
        told += Array(repeating: last, count: max(0, days * 24 - told.count))
        let hours = told.prefix(days * 24).enumerated().map { index, spell in
            ForecastHour(
                start: midnight.addingTimeInterval(Double(index) * 3600),
                condition: spell.condition,
                temperature: spell.degrees,
                chanceOfRain: spell.chance,
                rain: spell.rain,
                wind: spell.wind,
                pressure: 1012 - Double(index % 24) / 4,
                ultraviolet: Double(max(0, 6 - abs(index % 24 - 12))),
                visibility: spell.condition == .fog ? 0.3 : 24
            )
        }
        let moment = midnight.addingTimeInterval(Double(hour) * 3600)
        return Forecast(
            place: place,
            offset: 0,
            asOf: moment,
            source: "Test",
            current: CurrentWeather(
                station: nil,
                temperature: first.degrees,
                feelsLike: first.degrees - 2,
                condition: first.condition,
                windDirection: 225,
                wind: first.wind,
                gusts: first.wind * 1.6,
                humidity: 72,
                dewPoint: first.degrees - 4
            ),
            days: (0..<days).compactMap { day in
                let hours = Array(hours[(day * 24)..<(day * 24 + 24)])
                return ForecastDay(start: hours[0].start, condition: hours[12].condition, hours: hours)
            },
            highYesterday: highYesterday
        )
    }
}
