import FoundationEssentials

extension ForecastHour {
    /// Some hours in a row as one longer one, in which nothing is lost that one would prepare for.
    ///
    /// It rains as likely and blows as hard as in the worst of them, and looks like the wettest, or else like the middle.
    init?(joining hours: some RandomAccessCollection<ForecastHour>) {
        guard let first = hours.first, let last = hours.last else { return nil }
        let middle = hours[hours.index(hours.startIndex, offsetBy: hours.count / 2)]
        let wettest = hours.filter(\.isWet).max { $0.rain < $1.rain }
        self = middle.beginning(at: first.start, lasting: Int(last.end.timeIntervalSince(first.start)) / 3600)
        condition = (wettest ?? middle).condition
        chanceOfRain = hours.compactMap(\.chanceOfRain).max()
        rain = hours.reduce(0) { $0 + $1.rain }
        wind = hours.map(\.wind).max() ?? wind
    }

    private func beginning(at start: Date, lasting length: Int) -> ForecastHour {
        ForecastHour(
            start: start,
            condition: condition,
            temperature: temperature,
            chanceOfRain: chanceOfRain,
            rain: rain,
            wind: wind,
            pressure: pressure,
            ultraviolet: ultraviolet,
            visibility: visibility,
            cloud: cloud,
            length: length
        )
    }
}
