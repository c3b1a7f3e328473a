package import Markup

/// The weather, to be read from across a room.
package final class WallWeatherController: WallPanelController<Forecast> {
    /// How far ahead the hours lie that a wall names: the next two, and two of the evening.
    private static let steps = [1, 2, 4, 6]

    package init(_ sources: WallSources, clock: LocalClock) {
        super.init(
            "weather",
            from: sources.names.weather,
            clock: clock,
            watching: sources.bureau,
            asking: sources.weather
        )
    }

    package override var title: String {
        loaded.value?.place.name ?? chosenPlace?.place.name ?? traits.words.frame.screens.weather
    }
    override var sky: Sky? { loaded.value?.sky }

    /// How old it is and whose, where its licence wants that said.
    package override var foot: String? {
        guard let forecast = loaded.value, let credit = forecast.credit else { return super.foot }
        let told = told(forecast)
        return told.attribution + told.card.fullStop + " " + credit.sentence(in: traits.language)
    }

    package override func matter(of forecast: Forecast) -> any Markup {
        WallWeatherView(told: told(forecast), hours: hours(of: forecast), icons: traits.icons)
    }

    package override func words(of forecast: Forecast) -> String? {
        let (told, words) = (told(forecast), traits.manner.words)
        let warmth = told.degrees(forecast.current.temperature) + told.card.fullStop
        return words.weather.present.place(
            forecast.place.name,
            warmth + words.weather.outline.gap + told.headline
        )
    }

    package override func model(of forecast: Forecast) -> JSON? {
        [
            "place": .string(forecast.place.name),
            "degrees": .integer(Int(forecast.current.temperature.rounded())),
            "sentence": .string(ForecastTeller(forecast).headline),
            "hours": .array(
                hours(of: forecast).map { hour in
                    [
                        "time": .string(TimeOfDay(forecast.time(hour.start).hour, 0).text),
                        "degrees": .integer(Int(hour.temperature.rounded())),
                        "chanceOfRain": JSON(hour.chanceOfRain),
                    ]
                }
            ),
        ]
    }

    private func told(_ forecast: Forecast) -> ForecastTeller { ForecastTeller(forecast, traits.teller) }

    private func hours(of forecast: Forecast) -> [ForecastHour] {
        let coming = Array(forecast.comingHours)
        return Self.steps.filter { $0 < coming.count }.map { coming[$0] }
    }

    package override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["place", "degrees", "sentence", "hours"],
            "properties": [
                "place": ["type": "string"],
                "degrees": ["type": "integer"],
                "sentence": ["type": "string"],
                "hours": [
                    "type": "array",
                    "items": [
                        "type": "object",
                        "required": ["time", "degrees", "chanceOfRain"],
                        "properties": [
                            "time": ["type": "string"],
                            "degrees": ["type": "integer"],
                            "chanceOfRain": ["type": ["integer", "null"], "minimum": 0, "maximum": 100],
                        ],
                    ],
                ],
            ],
        ]
    }
}
