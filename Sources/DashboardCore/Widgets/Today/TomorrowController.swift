import FoundationEssentials
package import Markup

/// What tomorrow is like, in a figure, a sentence and a line.
package final class TomorrowController: WeatherCardController {
    package override var title: String { "Tomorrow" }
    package override var width: CardWidth { .three }

    package override func matter(of forecast: Forecast) -> any Markup {
        TomorrowForecast(of: forecast).map {
            TomorrowView(tomorrow: $0, icons: icons, warmth: elementID(for: "warmth"))
        }
    }

    package override func words(of forecast: Forecast) -> String? {
        TomorrowForecast(of: forecast).map { "Tomorrow up to \($0.day.high.degrees). \($0.sentence)" }
            ?? "Nothing is known of tomorrow."
    }

    package override func model(of forecast: Forecast) -> JSON? {
        guard let tomorrow = TomorrowForecast(of: forecast) else { return nil }
        return [
            "date": .string(forecast.time(tomorrow.day.start).day.iso),
            "condition": .string(tomorrow.day.condition.rawValue),
            "low": .number(tomorrow.day.low.tenth),
            "high": .number(tomorrow.day.high.tenth),
            "chanceOfRain": JSON(tomorrow.day.chanceOfRain),
            "sentence": .string(tomorrow.sentence),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("date", ["type": "string", "format": "date"]), ("condition", WeatherShape.condition),
            ("low", WeatherShape.number), ("high", WeatherShape.number), ("chanceOfRain", WeatherShape.percentIfKnown),
            ("sentence", WeatherShape.text),
        ])
    }
}
