package import Markup

/// What a station has just measured.
package final class WeatherNowController: WeatherCardController {
    package override var title: String { "Right now" }
    package override var width: CardWidth { .seven }
    package override var height: CardHeight { .sheet }

    package override var foot: String? {
        loaded.value.map { "As of \($0.time($0.asOf).clock), \($0.current.station), \($0.source)" } ?? super.foot
    }

    package override func matter(of forecast: Forecast) -> any Markup {
        WeatherFacts(of: forecast).map { FactSheet(facts: $0) }
    }

    package override func table(of forecast: Forecast) -> TableTwin? {
        guard let facts = WeatherFacts(of: forecast) else { return nil }
        return TableTwin(
            "Rain and pressure",
            columns: ["Hour", "Rain", "Pressure"],
            rows: facts.pressureHours.map { hour in
                [forecast.time(hour.start).clock, "\(hour.rain.tenths) mm", "\(hour.pressure.whole) hPa"]
            }
        )
    }

    package override func words(of forecast: Forecast) -> String? {
        guard let facts = WeatherFacts(of: forecast) else { return nil }
        return """
            Wind: \(facts.current.wind.whole) m/s. \(facts.windRemark)
            Rain: \(facts.rainToCome.tenths) mm. \(facts.rainRemark)
            Humidity: \(facts.current.humidity.whole) %. \(facts.humidityRemark)
            Pressure: \(facts.now.pressure.whole) hPa. \(facts.pressureRemark)
            UV index: \(facts.now.ultraviolet.whole), \(facts.ultravioletWord). \(facts.ultravioletRemark)
            Visibility: \(facts.now.visibility.whole) km. \(facts.visibilityRemark)
            """
    }

    package override func model(of forecast: Forecast) -> JSON? {
        guard let facts = WeatherFacts(of: forecast) else { return nil }
        return [
            "station": .string(facts.current.station),
            "wind": .number(facts.current.wind.tenth),
            "gusts": .number(facts.current.gusts.tenth),
            "windDirection": .number(facts.current.windDirection),
            "rainToCome": .number(facts.rainToCome.tenth),
            "humidity": .number(facts.current.humidity.tenth),
            "dewPoint": .number(facts.current.dewPoint.tenth),
            "pressure": .number(facts.now.pressure.tenth),
            "ultraviolet": .number(facts.now.ultraviolet.tenth),
            "visibility": .number(facts.now.visibility.tenth),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object(
            [("station", WeatherShape.text)]
                + [
                    "wind", "gusts", "windDirection", "rainToCome", "humidity", "dewPoint", "pressure", "ultraviolet",
                    "visibility",
                ].map { ($0, WeatherShape.number) }
        )
    }
}
