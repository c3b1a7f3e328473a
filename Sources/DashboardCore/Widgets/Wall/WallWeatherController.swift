package import Markup

/// The weather, to be read from across a room.
package final class WallWeatherController: WallPanelController<WallWeather> {
    package init(_ sources: WallSources, clock: LocalClock) {
        super.init(
            "weather",
            from: sources.names.weather,
            clock: clock,
            watching: sources.bureau,
            asking: sources.weather
        )
    }

    package override var title: String { loaded.value?.place ?? chosenPlace?.place.name ?? "Weather" }
    package override var foot: String? { loaded.value?.credit ?? super.foot }
    override var sky: Sky? { loaded.value?.sky }

    package override func matter(of weather: WallWeather) -> any Markup {
        WallWeatherView(weather: weather, icons: traits.icons)
    }

    package override func words(of weather: WallWeather) -> String? {
        "\(weather.place), \(weather.degrees) degrees. \(weather.sentence)"
    }

    package override func model(of weather: WallWeather) -> JSON? {
        [
            "place": .string(weather.place),
            "degrees": .integer(weather.degrees),
            "sentence": .string(weather.sentence),
            "hours": .array(
                weather.hours.map { hour in
                    [
                        "time": .string(hour.time.text),
                        "degrees": .integer(hour.degrees),
                        "chanceOfRain": JSON(hour.chanceOfRain),
                    ]
                }
            ),
        ]
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
