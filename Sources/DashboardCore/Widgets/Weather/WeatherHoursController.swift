import FoundationEssentials
package import Markup

/// The next two days, hour by hour.
package final class WeatherHoursController: WeatherCardController {
    /// As many as are drawn; after them forecasts go in larger steps, or are worth less.
    private static let most = 48

    package override var title: String { "Next \(loaded.value.map { hours(of: $0).count } ?? Self.most) hours" }
    package override var side: String? { "Temperature °C, chance of rain %" }
    package override var width: CardWidth { .whole }
    package override var height: CardHeight { .chart }

    package override func matter(of forecast: Forecast) -> any Markup {
        HourlyStrip(
            forecast: forecast,
            hours: hours(of: forecast),
            height: max(size.height, 260),
            icons: icons,
            warmth: elementID(for: "warmth")
        )
    }

    package override func table(of forecast: Forecast) -> TableTwin? {
        TableTwin(
            title,
            columns: ["Hour", "Weather", "Temperature", "Chance of rain"],
            rows: hours(of: forecast).map { hour in
                let time = forecast.time(hour.start)
                return [
                    "\(time.day.shortWeekday) \(time.clock)", forecast.words(for: hour),
                    "\(hour.temperature.tenths) °C",
                    hour.chanceOfRain.spacedPerCent,
                ]
            }
        )
    }

    package override func words(of forecast: Forecast) -> String? {
        let now = forecast.current
        return "\(forecast.place.name): \(now.condition.words), \(now.temperature.degrees)\(now.feeling). "
            + forecast.sentence
    }

    package override var picture: (any Markup)? {
        // Whoever asks for a picture before there is anything to draw gets the reason as one.
        guard let forecast = loaded.value else { return SentencePicture(sentence: words ?? title) }
        return HourlyPicture(place: forecast.place.name, hours: hours(of: forecast), forecast: forecast)
    }

    package override func model(of forecast: Forecast) -> JSON? {
        [
            "place": .string(forecast.place.name),
            "condition": .string(forecast.current.condition.rawValue),
            "temperature": .number(forecast.current.temperature),
            "feelsLike": JSON(forecast.current.feelsLike?.tenth),
            "sentence": .string(forecast.sentence),
            "hours": .array(
                hours(of: forecast).map { hour in
                    [
                        "start": .string(hour.start.formatted(.iso8601)),
                        "condition": .string(hour.condition.rawValue),
                        "temperature": .number(hour.temperature.tenth),
                        "chanceOfRain": JSON(hour.chanceOfRain),
                        "rain": .number(hour.rain),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("place", WeatherShape.text), ("condition", WeatherShape.condition), ("temperature", WeatherShape.number),
            ("feelsLike", WeatherShape.numberIfKnown), ("sentence", WeatherShape.text),
            (
                "hours",
                WeatherShape.list(
                    of: WeatherShape.object([
                        ("start", WeatherShape.moment), ("condition", WeatherShape.condition),
                        ("temperature", WeatherShape.number), ("chanceOfRain", WeatherShape.percentIfKnown),
                        ("rain", WeatherShape.number),
                    ])
                )
            ),
        ])
    }

    private func hours(of forecast: Forecast) -> [ForecastHour] {
        Array(forecast.comingHours.prefix(Self.most).prefix { $0.length == 1 })
    }
}
