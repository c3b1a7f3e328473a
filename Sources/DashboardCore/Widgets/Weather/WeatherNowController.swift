package import Markup

/// The figures of this moment, as a station has measured them or as they were computed.
package final class WeatherNowController: WeatherCardController {
    package override var title: String { weatherWords.facts.title }
    package override var width: CardWidth { .seven }
    package override var height: CardHeight { .sheet }

    package override var foot: String? {
        loaded.value.map { told($0).attribution(of: $0.current.station) } ?? super.foot
    }

    package override func matter(of forecast: Forecast) -> any Markup {
        WeatherFacts(of: forecast, traits.teller).map { FactSheet(facts: $0) }
    }

    package override func table(of forecast: Forecast) -> TableTwin? {
        guard let facts = WeatherFacts(of: forecast, traits.teller) else { return nil }
        let words = weatherWords.facts
        return TableTwin(
            words.table,
            columns: [weatherWords.days.hour, words.rain, words.pressure],
            rows: facts.pressureHours.map { hour, pressure in
                [
                    facts.told.clock(hour.start), facts.measures.precipitation(millimetres: hour.rain).text,
                    facts.measures.pressure(hectopascals: pressure).text,
                ]
            }
        )
    }

    package override func words(of forecast: Forecast) -> String? {
        WeatherFacts(of: forecast, traits.teller).map { FactSheet(facts: $0).lines }
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
