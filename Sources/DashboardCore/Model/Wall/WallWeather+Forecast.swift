extension WallWeather {
    /// How far ahead the hours lie that a wall names: the next two, and two of the evening.
    private static let steps = [1, 2, 4, 6]

    /// What of a forecast can be read from across a room.
    package init(_ forecast: Forecast) {
        let coming = Array(forecast.comingHours)
        self.init(
            place: forecast.place.name,
            sky: forecast.sky,
            degrees: Int(forecast.current.temperature.rounded()),
            sentence: Self.first(of: forecast.sentence),
            hours: Self.steps.filter { $0 < coming.count }.map { step in
                let hour = coming[step]
                return Hour(
                    TimeOfDay(forecast.time(hour.start).hour, 0),
                    hour.condition.icon(isNight: forecast.isNight(in: hour)),
                    degrees: Int(hour.temperature.rounded()),
                    chanceOfRain: hour.chanceOfRain
                )
            },
            credit: forecast.credit.map { "\(forecast.attribution). \($0.sentence)" }
        )
    }

    /// The first sentence of several: who passes by reads one.
    private static func first(of sentences: String) -> String {
        sentences.firstIndex(of: ".").map { String(sentences[...$0]) } ?? sentences
    }
}
