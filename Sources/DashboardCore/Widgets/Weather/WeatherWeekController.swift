package import Markup

/// The days to come, as many as somebody foretells, a line for each.
package final class WeatherWeekController: WeatherCardController {
    package override var title: String { "Days ahead" }
    package override var side: String? { "all bars on one scale" }
    package override var width: CardWidth { .whole }
    package override var height: CardHeight { .tall }

    package override func matter(of forecast: Forecast) -> any Markup {
        WeekList(forecast: forecast, icons: icons, warmth: elementID(for: "warmth"))
    }

    package override func words(of forecast: Forecast) -> String? {
        forecast.days.map { day in
            let name = forecast.name(of: day)
            let padding = String(repeating: " ", count: max(0, 7 - name.count))
            return "\(name)\(padding)\(day.low.degrees) to \(day.high.degrees), \(day.condition.words.lowercased()), "
                + "chance of rain \(day.chanceOfRain.spacedPerCent), \(day.rain.tenths) mm, wind \(day.wind.whole) m/s"
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
