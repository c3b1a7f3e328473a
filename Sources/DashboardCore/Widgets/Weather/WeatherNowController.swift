package import Markup

/// The figures of this moment, as a station has measured them or as they were computed.
package final class WeatherNowController: WeatherCardController {
    package override var title: String { "Right now" }
    package override var width: CardWidth { .seven }
    package override var height: CardHeight { .sheet }

    package override var foot: String? {
        loaded.value.map { $0.attribution(of: $0.current.station) } ?? super.foot
    }

    package override func matter(of forecast: Forecast) -> any Markup {
        WeatherFacts(of: forecast).map { FactSheet(facts: $0) }
    }

    package override func table(of forecast: Forecast) -> TableTwin? {
        guard let facts = WeatherFacts(of: forecast) else { return nil }
        return TableTwin(
            "Rain and pressure",
            columns: ["Hour", "Rain", "Pressure"],
            rows: facts.pressureHours.map { hour, pressure in
                [forecast.time(hour.start).clock, "\(hour.rain.tenths) mm", "\(pressure.whole) hPa"]
            }
        )
    }

    package override func words(of forecast: Forecast) -> String? {
        guard let facts = WeatherFacts(of: forecast) else { return nil }
        return """
            Wind: \(facts.current.wind.whole) m/s. \(facts.windRemark)
            Rain: \(facts.rainToCome.tenths) mm. \(facts.rainRemark)
            Humidity: \(facts.current.humidity.map { "\($0.whole) %. " } ?? "")\(facts.humidityRemark)
            Dew point: \(facts.current.dewPoint.map { "\($0.whole) °C. " } ?? "")\(facts.dewPointRemark)
            Pressure: \(facts.now.pressure.map { "\($0.whole) hPa. " } ?? "")\(facts.pressureRemark)
            Cloud: \(facts.now.cloud.map { "\($0.whole) %. " } ?? "")\(facts.cloudRemark)
            UV index: \(facts.now.ultraviolet.map { "\($0.whole), \(facts.ultravioletWord). " } ?? "")\
            \(facts.ultravioletRemark)
            Visibility: \(facts.now.visibility.map { "\($0.whole) km. " } ?? "")\(facts.visibilityRemark)
            """
    }

    package override func model(of forecast: Forecast) -> JSON? {
        guard let facts = WeatherFacts(of: forecast) else { return nil }
        return [
            "station": JSON(facts.current.station),
            "wind": .number(facts.current.wind.tenth),
            "gusts": JSON(facts.current.gusts?.tenth),
            "windDirection": .number(facts.current.windDirection),
            "rainToCome": .number(facts.rainToCome.tenth),
            "humidity": JSON(facts.current.humidity?.tenth),
            "dewPoint": JSON(facts.current.dewPoint?.tenth),
            "pressure": JSON(facts.now.pressure?.tenth),
            "cloud": JSON(facts.now.cloud?.tenth),
            "ultraviolet": JSON(facts.now.ultraviolet?.tenth),
            "visibility": JSON(facts.now.visibility?.tenth),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object(
            [("station", WeatherShape.textIfKnown)]
                + ["wind", "windDirection", "rainToCome"].map { ($0, WeatherShape.number) }
                + ["gusts", "humidity", "dewPoint", "pressure", "cloud", "ultraviolet", "visibility"].map {
                    ($0, WeatherShape.numberIfKnown)
                }
        )
    }
}
