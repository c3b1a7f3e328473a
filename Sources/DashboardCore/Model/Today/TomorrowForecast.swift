import FoundationEssentials

/// The day after this one, with what follows from its weather.
struct TomorrowForecast {
    let forecast: Forecast
    let day: ForecastDay

    /// Nothing where the forecast ends today.
    init?(of forecast: Forecast) {
        guard let day = forecast.days.dropFirst().first else { return nil }
        self.forecast = forecast
        self.day = day
    }

    /// What the day is like, how cold it gets, and what that is good for.
    var sentence: String { "\(day.condition.words), \(coldest). \(rain)" }

    private var coldest: String {
        guard let low = day.hours.min(by: { $0.temperature < $1.temperature }) else { return "no hour known" }
        let hour = forecast.time(low.start).hour
        return
            "\(low.temperature.degrees) \((4...8).contains(hour) ? "at dawn" : "at \(forecast.time(low.start).spoken)")"
    }

    private var rain: String {
        let wet = day.hours.filter(\.isWet)
        guard let first = wet.first, let last = wet.last else {
            let isMild = day.high >= 10 && (day.hours.map(\.wind).max() ?? 0) < 8
            return isMild ? "Dry all day: good for a long ride." : "Dry all day."
        }
        let end = last.end
        let start = forecast.time(first.start)
        if start.hour >= 17 { return "Dry until the evening." }
        return start.hour < 8
            ? "Wet until about \(forecast.time(end).spoken)."
            : "Dry until about \(start.spoken), then \(first.condition.words.lowercased())."
    }
}
