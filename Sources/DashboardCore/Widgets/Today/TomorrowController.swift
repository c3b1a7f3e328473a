import FoundationEssentials
package import Markup

/// What tomorrow is like, in a figure, a sentence and a line.
package final class TomorrowController: WeatherCardController {
    package override var title: String { weatherWords.present.tomorrow }
    package override var width: CardWidth { .three }

    package override func matter(of forecast: Forecast) -> any Markup {
        TomorrowForecast(of: told(forecast)).map {
            TomorrowView(tomorrow: $0, icons: icons, warmth: elementID(for: "warmth"))
        }
    }

    package override func words(of forecast: Forecast) -> String? {
        let (told, words) = (told(forecast), weatherWords)
        return TomorrowForecast(of: told).map {
            words.present.upTo(told.degrees($0.day.high)) + words.outline.gap + $0.sentence
        } ?? words.present.nothingOfTomorrow
    }

    package override func model(of forecast: Forecast) -> JSON? {
        guard let tomorrow = TomorrowForecast(of: ForecastTeller(forecast)) else { return nil }
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
