package import Markup

/// What is in the air that should not be.
package final class WeatherAirController: WeatherCardController {
    package override var title: String { "Air" }
    package override var width: CardWidth { .whole }
    package override var height: CardHeight { .low }

    package override var foot: String? {
        loaded.value.map { $0.attribution(of: $0.air?.station) } ?? super.foot
    }

    package override func matter(of forecast: Forecast) -> any Markup {
        guard let air = forecast.air else {
            return EmptyState(
                icon: .wind,
                icons: icons,
                title: "Nothing is known of the air",
                words: forecast.silence
            )
        }
        return AirGauge(air: air)
    }

    package override func words(of forecast: Forecast) -> String? {
        guard let air = forecast.air else { return "Air: nothing is known. \(forecast.silence)" }
        return "Air: \(air.index) of 100, \(AirQuality.steps[air.step].lowercased()). \(air.advice)"
    }

    package override func model(of forecast: Forecast) -> JSON? {
        let air = forecast.air
        return [
            "index": JSON(air?.index),
            "step": JSON(air.map { AirQuality.steps[$0.step] }),
            "station": JSON(air?.station),
            "pollutants": .array(
                (air?.pollutants ?? []).map { ["name": .string($0.name), "amount": .integer($0.amount)] }
            ),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("index", WeatherShape.percentIfKnown), ("step", WeatherShape.textIfKnown),
            ("station", WeatherShape.textIfKnown),
            (
                "pollutants",
                WeatherShape.list(
                    of: WeatherShape.object([("name", WeatherShape.text), ("amount", ["type": "integer"])])
                )
            ),
        ])
    }
}
