package import Markup

/// The days to come, as many as somebody foretells, a line for each.
package final class WeatherWeekController: WeatherCardController {
    package override var title: String { weatherWords.days.days }
    package override var side: String? { weatherWords.days.daysNote }
    package override var width: CardWidth { .whole }
    package override var height: CardHeight { .tall }

    package override func matter(of forecast: Forecast) -> any Markup {
        WeekList(told: told(forecast), icons: icons, warmth: elementID(for: "warmth"))
    }

    package override func words(of forecast: Forecast) -> String? {
        let told = told(forecast)
        let words = weatherWords.days
        return forecast.days.map { day in
            let name = told.name(of: day)
            let padding = String(repeating: " ", count: max(1, 7 - name.count))
            return name + padding
                + [
                    told.sky(of: day), words.range(told.degrees(day.low), told.degrees(day.high)),
                    words.chanceIs(told.share(day.chanceOfRain)),
                    told.measures.precipitation(millimetres: day.rain).text,
                    words.windIs(told.measures.wind(metresPerSecond: day.wind).text),
                ].joined(separator: words.comma)
        }.joined(separator: "\n")
    }

    package override func model(of forecast: Forecast) -> JSON? {
        [
            "place": .string(forecast.place.name),
            "days": .array(
                forecast.days.map { day in
                    [
                        "date": .string(forecast.time(day.start).day.iso),
                        "condition": .string(day.condition.rawValue),
                        "low": .number(day.low.tenth),
                        "high": .number(day.high.tenth),
                        "chanceOfRain": JSON(day.chanceOfRain),
                        "rain": .number(day.rain.tenth),
                        "wind": .number(day.wind.tenth),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("place", WeatherShape.text),
            (
                "days",
                WeatherShape.list(
                    of: WeatherShape.object([
                        ("date", ["type": "string", "format": "date"]), ("condition", WeatherShape.condition),
                        ("low", WeatherShape.number), ("high", WeatherShape.number),
                        ("chanceOfRain", WeatherShape.percentIfKnown), ("rain", WeatherShape.number),
                        ("wind", WeatherShape.number),
                    ])
                )
            ),
        ])
    }
}
