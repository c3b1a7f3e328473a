package import Markup

/// What is in the air that should not be.
package final class AirQualityController: FeatureCardController<AirQuality> {
    package override var title: String { airWords.title }
    package override var width: CardWidth { .whole }
    package override var height: CardHeight { .low }
    package override var foot: String? { loaded.value.map(attribution) ?? super.foot }
    package override var credit: Credit? { loaded.value?.credit }

    package override func matter(of air: AirQuality) -> any Markup { AirGauge(air: air, told: traits.teller) }

    package override func words(of air: AirQuality) -> String? {
        let words = traits.manner.words
        let sentences = [airWords.european(of: air), airWords.american(of: air)].compactMap { $0 }
        let all = sentences.isEmpty ? airWords.silence : sentences.joined(separator: words.weather.outline.gap)
        return words.frame.card.remark(title, all)
    }

    package override func model(of air: AirQuality) -> JSON? {
        [
            "index": JSON(air.european),
            "step": JSON(air.europeanStep.map { AirWords.english.european[$0] }),
            "usIndex": JSON(air.american),
            "usStep": JSON(air.americanStep.map { AirWords.english.american[$0] }),
            "source": .string(air.source),
            "station": JSON(air.station),
            "pollutants": .array(
                air.pollutants.map { ["name": .string($0.name), "amount": .integer($0.amount)] }
            ),
            "pollen": .array(
                air.pollen.map {
                    [
                        "plant": .string($0.kind.rawValue), "grains": .integer($0.grains),
                        "strength": .string(AirWords.english.strengths[$0.strength.rawValue]),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        let index: JSON = ["type": ["integer", "null"], "minimum": 0]
        let amount: JSON = ["type": "integer", "minimum": 0]
        let pollutant = WeatherShape.object([("name", WeatherShape.text), ("amount", amount)])
        let pollen = WeatherShape.object([
            ("plant", WeatherShape.text), ("grains", amount), ("strength", WeatherShape.text),
        ])
        return WeatherShape.object([
            ("index", index), ("step", WeatherShape.textIfKnown), ("usIndex", index),
            ("usStep", WeatherShape.textIfKnown), ("source", WeatherShape.text),
            ("station", WeatherShape.textIfKnown), ("pollutants", WeatherShape.list(of: pollutant)),
            ("pollen", WeatherShape.list(of: pollen)),
        ])
    }

    private var airWords: AirWords { traits.manner.words.weather.air }

    /// The line at the foot; whose data it is stands in the credit, where there is one.
    private func attribution(of air: AirQuality) -> String {
        let (told, card) = (traits.teller, traits.words.frame.card)
        let names = [air.station, air.credit == nil ? air.source : nil].compactMap { $0 }
        return ([card.asOf(told.clock(air.asOf, on: air.moment.day))] + names).joined(separator: card.comma)
    }
}
