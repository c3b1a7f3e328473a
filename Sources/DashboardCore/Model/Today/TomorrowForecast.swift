import FoundationEssentials

/// The day after this one, with what follows from its weather.
struct TomorrowForecast {
    let told: ForecastTeller
    let day: ForecastDay

    /// Nothing where the forecast ends today.
    init?(of told: ForecastTeller) {
        guard let day = told.forecast.days.dropFirst().first else { return nil }
        self.told = told
        self.day = day
    }

    /// What the day is like, how cold it gets, and what that is good for.
    var sentence: String { coldest + told.words.outline.gap + rain }

    private var words: PresentWords { told.words.present }

    private var coldest: String {
        guard let low = day.hours.min(by: { $0.temperature < $1.temperature }) else {
            return words.seen(told.sky(of: day), nil)
        }
        let (hour, degrees) = (hour(low.start), told.degrees(low.temperature))
        return (4...8).contains(hour)
            ? words.coldestAtDawn(told.sky(of: day), degrees)
            : words.coldest(told.sky(of: day), degrees, SpokenHour(hour, .far))
    }

    private var rain: String {
        let wet = day.hours.filter(\.isWet)
        guard let first = wet.first, let last = wet.last else {
            let isMild = day.high >= 10 && (day.hours.map(\.wind).max() ?? 0) < 8
            return isMild ? words.dryForARide : words.dryAllDay
        }
        let start = hour(first.start)
        if start >= 17 { return words.dryUntilEvening }
        return start < 8
            ? words.wetUntil(SpokenHour(hour(last.end)))
            : told.words.outline.begins(first.falling, SpokenHour(start))
    }

    private func hour(_ moment: Date) -> Int { told.forecast.time(moment).hour }
}
