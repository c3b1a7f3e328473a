import FoundationEssentials
package import Markup

/// The weather now, under a piece of its own sky.
package final class WeatherGlanceController: WeatherCardController {
    package override var title: String {
        loaded.value?.place.name ?? chosenPlace?.place.name ?? weatherWords.present.weather
    }
    package override var width: CardWidth { .four }
    package override var height: CardHeight { .glance }
    // It stands among the figures, on the sky.
    package override var foot: String? { loaded.value == nil ? super.foot : nil }

    package override var classes: String { sky == nil ? super.classes : super.classes + " sky" }

    package override var root: FragmentRoot {
        var root = super.root
        root.data = sky.map { ("sky", $0.rawValue) }
        return root
    }

    package override func matter(of forecast: Forecast) -> any Markup { WeatherGlance(told: told(forecast)) }

    package override func words(of forecast: Forecast) -> String? {
        let (told, words) = (told(forecast), weatherWords)
        let warmth = told.degrees(forecast.current.temperature) + told.card.fullStop
        return words.present.place(
            forecast.place.name,
            warmth + words.outline.gap + WeatherGlance(told: told).sentence
        )
    }

    package override func model(of forecast: Forecast) -> JSON? {
        [
            "place": .string(forecast.place.name),
            "condition": .string(forecast.current.condition.rawValue),
            "temperature": .number(forecast.current.temperature.tenth),
            "feelsLike": JSON(forecast.current.feelsLike?.tenth),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("place", WeatherShape.text), ("condition", WeatherShape.condition), ("temperature", WeatherShape.number),
            ("feelsLike", WeatherShape.numberIfKnown),
        ])
    }

    private var sky: Sky? {
        loaded.value?.sky
    }
}
