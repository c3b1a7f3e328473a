package import Markup

/// What is in the air that should not be.
package final class WeatherAirController: WeatherCardController {
    package override var title: String { "Air" }
    package override var width: CardWidth { .whole }
    package override var height: CardHeight { .low }

    package override var foot: String? {
        loaded.value.map { "As of \($0.time($0.asOf).clock), \($0.air.station), \($0.source)" } ?? super.foot
    }

    package override func matter(of forecast: Forecast) -> any Markup { AirGauge(air: forecast.air) }

    package override func words(of forecast: Forecast) -> String? {
        let air = forecast.air
        return "Air: \(air.index) of 100, \(AirQuality.steps[air.step].lowercased()). \(air.advice)"
    }

    package override func model(of forecast: Forecast) -> JSON? {
        [
            "index": .integer(forecast.air.index),
            "step": .string(AirQuality.steps[forecast.air.step]),
            "station": .string(forecast.air.station),
            "pollutants": .array(
                forecast.air.pollutants.map { ["name": .string($0.name), "amount": .integer($0.amount)] }
            ),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("index", WeatherShape.percent), ("step", WeatherShape.text), ("station", WeatherShape.text),
            (
                "pollutants",
                WeatherShape.list(
                    of: WeatherShape.object([("name", WeatherShape.text), ("amount", ["type": "integer"])])
                )
            ),
        ])
    }
}
