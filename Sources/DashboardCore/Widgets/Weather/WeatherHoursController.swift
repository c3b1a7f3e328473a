import FoundationEssentials
package import Markup

/// The next two days, hour by hour.
package final class WeatherHoursController: WeatherCardController {
    /// As many as are drawn; after them forecasts go in larger steps, or are worth less.
    private static let most = 48

    package override var title: String {
        weatherWords.days.nextHours(loaded.value.map { hours(of: $0).count } ?? Self.most)
    }
    package override var side: String? { weatherWords.days.hoursNote(traits.manner.units.temperature.symbol) }
    package override var width: CardWidth { .whole }
    package override var height: CardHeight { .chart }

    package override func matter(of forecast: Forecast) -> any Markup {
        HourlyStrip(
            told: told(forecast),
            hours: hours(of: forecast),
            height: max(size.height, 260),
            icons: icons,
            warmth: elementID(for: "warmth")
        )
    }

    package override func table(of forecast: Forecast) -> TableTwin? {
        let told = told(forecast)
        let words = weatherWords.days
        return TableTwin(
            title,
            columns: [words.hour, words.weather, words.temperature, words.chance],
            rows: hours(of: forecast).map { hour in
                let time = forecast.time(hour.start)
                return [
                    "\(told.weekday(time.day)) \(told.teller.clock(time))", told.sky(in: hour),
                    told.measures.temperature(celsius: hour.temperature, decimals: 1).text,
                    told.share(hour.chanceOfRain),
                ]
            }
        )
    }

    package override func words(of forecast: Forecast) -> String? {
        told(forecast).presentAndComing
    }

    package override var picture: (any Markup)? {
        // Whoever asks for a picture before there is anything to draw gets the reason as one.
        guard let forecast = loaded.value else { return SentencePicture(sentence: words ?? title) }
        return HourlyPicture(hours: hours(of: forecast), told: told(forecast))
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
