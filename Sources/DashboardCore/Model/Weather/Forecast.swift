package import FoundationEssentials

/// The weather of a place: what it is, what it has been since midnight, and what it will be for some days.
package struct Forecast: Hashable, Sendable {
    /// Where.
    package private(set) var place: Place
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
    /// The highest temperature of the day before, where anybody remembers it.
    package let highYesterday: Double?

    package init(
        place: Place,
        offset: Int,
        zone: Zone? = nil,
        asOf: Date,
        moment: Date? = nil,
        source: String,
        credit: Credit? = nil,
        current: CurrentWeather,
        days: [ForecastDay],
        highYesterday: Double? = nil
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
        self.highYesterday = highYesterday
    }

    /// The same for somebody who calls the place by that name.
    package func called(_ name: String) -> Forecast {
        var forecast = self
        forecast.place = Place(name, latitude: place.latitude, longitude: place.longitude)
        return forecast
    }

    /// The sun over the place.
    package var sun: Sun { Sun(over: place) }

    /// The moon, which is the same over all places.
    package var moon: Moon { Moon(at: moment) }

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

    /// Whether it is the hour of this moment.
    package func isNow(_ hour: ForecastHour) -> Bool { hour.start <= moment && moment < hour.end }

    /// Whether the sun is down in the middle of an hour.
    package func isNight(in hour: ForecastHour) -> Bool {
        !sun.isUp(at: hour.start.addingTimeInterval(Double(hour.length) * 1800))
    }

    /// Whether a day is one of the seven that begin with today, so that its weekday says which.
    package func isWithinWeek(_ day: ForecastDay) -> Bool { time(day.start).day.number - time(moment).day.number < 7 }

    /// What is above the place.
    package var sky: Sky { current.condition.sky(in: sun.light(at: moment), cloud: comingHours.first?.cloud) }
}

/// Whoever can be asked for the weather.
package protocol WeatherProvider: Sendable {
    /// What people call whoever is asked.
    var name: String { get }
    /// The weather as it is now.
    func forecast() async throws -> Forecast
}
