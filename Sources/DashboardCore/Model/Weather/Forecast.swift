package import FoundationEssentials

/// The weather of a place: what it is, what it has been since midnight, and what it will be for some days.
package struct Forecast: Hashable, Sendable {
    /// Where.
    package let place: Place
    /// How far the place's clocks are ahead of UTC, in seconds.
    package let offset: Int
    /// When it was true.
    package let asOf: Date
    /// Who says so.
    package let source: String
    /// What a station has just measured.
    package let current: CurrentWeather
    /// The air.
    package let air: AirQuality
    /// Whole days, the first of which is today.
    package let days: [ForecastDay]

    package init(
        place: Place,
        offset: Int,
        asOf: Date,
        source: String,
        current: CurrentWeather,
        air: AirQuality,
        days: [ForecastDay]
    ) {
        self.place = place
        self.offset = offset
        self.asOf = asOf
        self.source = source
        self.current = current
        self.air = air
        self.days = days
    }

    /// The sun over the place.
    package var sun: Sun { Sun(over: place) }

    /// All hours, from midnight on.
    package var hours: [ForecastHour] { days.flatMap(\.hours) }

    /// The hour that it is, and those that follow.
    package var comingHours: ArraySlice<ForecastHour> {
        let hours = hours
        let index = hours.lastIndex { $0.start <= asOf } ?? 0
        return hours[index...]
    }

    /// A moment on the clocks of the place.
    package func time(_ moment: Date) -> LocalTime { LocalTime(moment, offset: offset) }

    /// How an hour is called beside others: by its figures, the first one `Now`, midnight by its day.
    package func name(of hour: ForecastHour) -> String {
        if hour.start <= asOf, asOf < hour.start.addingTimeInterval(3600) { return "Now" }
        let time = time(hour.start)
        return time.hour == 0 ? time.day.shortWeekday : time.hourText
    }

    /// What one sees in an hour, by day or by night.
    package func words(for hour: ForecastHour) -> String {
        isNight(in: hour) ? hour.condition.wordsAtNight : hour.condition.words
    }

    /// Whether the sun is down in the middle of an hour.
    package func isNight(in hour: ForecastHour) -> Bool { !sun.isUp(at: hour.start.addingTimeInterval(1800)) }

    /// What one sees looking up at this moment.
    package var conditionWords: String {
        sun.isUp(at: asOf) ? current.condition.words : current.condition.wordsAtNight
    }

    /// How a day is called beside others.
    package func name(of day: ForecastDay) -> String {
        day.start == days.first?.start ? "Today" : time(day.start).day.shortWeekday
    }

    /// The line at the foot of whatever is shown of it.
    package var attribution: String { "As of \(time(asOf).clock), \(source)" }
}

/// Whoever can be asked for the weather.
package protocol WeatherProvider: Sendable {
    /// What people call whoever is asked.
    var name: String { get }
    /// The weather as it is now.
    func forecast() async throws -> Forecast
}
