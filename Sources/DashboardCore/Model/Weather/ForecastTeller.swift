import FoundationEssentials

/// Tells of one forecast in somebody's manner: its times by the place's clocks, its figures and its words by theirs.
package struct ForecastTeller: Sendable {
    package let forecast: Forecast
    package let teller: Teller

    package init(_ forecast: Forecast, _ teller: Teller = Teller()) {
        self.forecast = forecast
        self.teller = teller
    }

    var words: WeatherWords { teller.words.weather }
    var measures: Measures { teller.measures }

    /// What the next hours bring.
    package var sentence: String { words.outline(Outline(of: forecast), measures) }

    /// The first of what they bring, for who passes by.
    package var headline: String { words.outline(Outline(of: forecast).headline, measures) }

    /// The place with what it is like there now and what the next hours bring.
    var presentAndComing: String {
        let present = words.present.seenAndMeasured(sky, degrees(forecast.current.temperature), felt)
        return words.present.place(forecast.place.name, present + words.outline.gap + sentence)
    }

    /// What one sees looking up at this moment.
    package var sky: String {
        teller.words.sky(forecast.current.condition, isNight: !forecast.sun.isUp(at: forecast.moment))
    }

    /// What one sees in an hour, by day or by night.
    func sky(in hour: ForecastHour) -> String {
        teller.words.sky(hour.condition, isNight: forecast.isNight(in: hour))
    }

    func sky(of day: ForecastDay) -> String { teller.words.sky(day.condition) }

    func degrees(_ celsius: Double) -> String { teller.degrees(celsius) }

    /// An angle, which has the sign of degrees but no scale.
    func angle(_ degrees: Double) -> String { teller.words.numbers.text(degrees) + "°" }

    /// How warm it feels, where anybody says.
    var felt: String? { forecast.current.feelsLike.map(degrees) }

    func clock(_ moment: Date) -> String { teller.clock(forecast.time(moment)) }

    /// The hour of a moment, for an axis.
    func hour(_ moment: Date) -> String { teller.hour(forecast.time(moment).hour) }

    /// When an hour begins; of one that speaks for several, when it ends, too.
    func span(of hour: ForecastHour) -> String {
        hour.length == 1 ? self.hour(hour.start) : "\(self.hour(hour.start))–\(self.hour(hour.end))"
    }

    /// How an hour is called beside others: the present one by a word, midnight by its day.
    func name(of hour: ForecastHour) -> String {
        if forecast.isNow(hour) { return words.days.now }
        let time = forecast.time(hour.start)
        return time.hour == 0 ? weekday(time.day) : teller.hour(time.hour)
    }

    /// How a day is called beside others: by its weekday, and from a week ahead by its date, too.
    package func name(of forecastDay: ForecastDay) -> String {
        let day = forecast.time(forecastDay.start).day
        if day == forecast.time(forecast.moment).day { return words.days.today }
        return forecast.isWithinWeek(forecastDay) ? weekday(day) : teller.words.calendar.shortDate(day)
    }

    func weekday(_ day: CalendarDay) -> String { teller.words.calendar.shortWeekday(day.dayOfWeek) }

    /// An hour as one says it now.
    func spoken(_ moment: Date) -> SpokenHour {
        SpokenHour(forecast.time(moment), from: forecast.time(forecast.moment))
    }

    /// A chance of rain with its sign, or a dash.
    func share(_ chance: Int?) -> String { chance.map { measures.share(percent: Double($0)).text } ?? "–" }

    // MARK: - Whose it is

    /// The line at the foot of whatever is shown of it.
    package var attribution: String { attribution(of: nil) }

    /// The same of what a station has measured; whose data it is stands in the credit, where there is one.
    package func attribution(of station: String?) -> String {
        let names = [station, forecast.credit == nil ? forecast.source : nil]
        return ([card.asOf(asOf)] + names.compactMap { $0 }).joined(separator: card.comma)
    }

    /// The time that it is of; with its day where that is not today's.
    var asOf: String { teller.clock(forecast.time(forecast.asOf), on: forecast.time(forecast.moment).day) }

    /// What a cell or a line says whose figure is missing.
    var silence: String { words.facts.silence(forecast.source) }

    var card: CardWords { teller.words.frame.card }
}
