package import FoundationEssentials

/// The weather of a place: what it is, what it has been since midnight, and what it will be for some days.
package struct Forecast: Hashable, Sendable {
    /// Where.
    package let place: Place
    /// How far the place's clocks are ahead of UTC at the moment that it is told for, in seconds.
    package let offset: Int
    /// The rules of those clocks, where they are known.
    package let zone: Zone?
    /// When it was true.
    package let asOf: Date
    /// The moment that it is told for: what is called now.
    package let moment: Date
    /// Who says so.
    package let source: String
    /// What the licence of those who say so asks for.
    package let credit: Credit?
    /// The weather of the moment.
    package let current: CurrentWeather
    /// Whole days, the first of which is today.
    package let days: [ForecastDay]

    package init(
        place: Place,
        offset: Int,
        zone: Zone? = nil,
        asOf: Date,
        moment: Date? = nil,
        source: String,
        credit: Credit? = nil,
        current: CurrentWeather,
        days: [ForecastDay]
    ) {
        self.place = place
        self.offset = offset
        self.zone = zone
        self.asOf = asOf
        self.moment = moment ?? asOf
        self.source = source
        self.credit = credit
        self.current = current
        self.days = days
    }

    /// The sun over the place.
    package var sun: Sun { Sun(over: place) }

    /// All hours, from midnight on.
    package var hours: [ForecastHour] { days.flatMap(\.hours) }

    /// The hour that it is, and those that follow.
    package var comingHours: ArraySlice<ForecastHour> {
        let hours = hours
        let index = hours.lastIndex { $0.start <= moment } ?? 0
        return hours[index...]
    }

    /// A moment on the clocks of the place.
    package func time(_ moment: Date) -> LocalTime {
        LocalTime(moment, offset: zone?.offset(at: moment).seconds ?? offset)
    }

    /// The hours of today by the clock, each once; those that nobody knows of, or that the clocks leave out, are missing.
    package var clockHours: [(hour: Int, weather: ForecastHour)] {
        var seen = Set<Int>()
        return (days.first?.hours ?? []).map { (time($0.start).hour, $0) }.filter { seen.insert($0.0).inserted }
    }

    /// How an hour is called beside others: by its figures, the first one `Now`, midnight by its day.
    package func name(of hour: ForecastHour) -> String {
        if hour.start <= moment, moment < hour.end { return "Now" }
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
        sun.isUp(at: moment) ? current.condition.words : current.condition.wordsAtNight
    }

    /// How a day is called beside others.
    package func name(of day: ForecastDay) -> String {
        day.start == days.first?.start ? "Today" : time(day.start).day.shortWeekday
    }

    /// What is above the place.
    package var sky: Sky { current.condition.sky(in: sun.light(at: moment)) }

    /// The line at the foot of whatever is shown of it.
    package var attribution: String { attribution(of: nil) }

    /// The same of what a station has measured; whose data it is stands in the credit, where there is one.
    package func attribution(of station: String?) -> String {
        let names = [station, credit == nil ? source : nil]
        return (["As of \(otherDay)\(time(asOf).clock)"] + names.compactMap { $0 }).joined(separator: ", ")
    }

    /// What goes before the time that it is of; empty where that was today, because only then the time says enough.
    package var otherDay: String { time(asOf).day == time(moment).day ? "" : "\(time(asOf).day.words), " }

    /// What a cell or a line says whose figure is missing.
    package var silence: String { "Not given by \(source)." }
}

/// Whoever can be asked for the weather.
package protocol WeatherProvider: Sendable {
    /// What people call whoever is asked.
    var name: String { get }
    /// The weather as it is now.
    func forecast() async throws -> Forecast
}
