extension Teller {
    /// `Tuesday 14 April`.
    func date(_ day: CalendarDay) -> String { words.calendar.date(day) }

    /// `Tue`.
    func weekday(_ day: CalendarDay) -> String { words.calendar.shortWeekday(day.dayOfWeek) }

    /// With what a language writes between thousands.
    func number(_ count: Int) -> String { words.numbers.text(Double(count)) }

    func share(_ percent: Int) -> String { measures.share(percent: Double(percent)).text }

    /// `7 h 06`.
    package func length(_ length: Minutes) -> String {
        words.body.days.length(length.count / 60, length.count % 60)
    }

    /// The same within a sentence, where minutes alone are said as such; all of it stays on one line.
    func spoken(_ length: Minutes) -> String {
        length.count < 60
            ? words.body.sleep.spokenMinutes(length.count)
            : self.length(length).replacing(" ", with: "\u{A0}")
    }

    /// A way of so many metres.
    func way(_ metres: Int) -> Figure { measures.way(metres: Double(metres)) }

    /// `610 kcal`.
    func energy(_ kilocalories: Int) -> String {
        Figure(number: number(kilocalories), unit: words.body.goals.kilocalories, space: .narrowSpace).text
    }

    /// How long a kilometre or a mile took, of seconds for a kilometre.
    func pace(_ secondsForKilometre: Int) -> String {
        let unit = measures.units.distance
        let seconds = Int((Double(secondsForKilometre) / unit.value(kilometres: 1)).rounded())
        return words.body.workouts.pace("\(seconds / 60):\((seconds % 60).twoDigits)", unit.rawValue)
    }

    /// As of when something is true, and whose it is.
    func asOf(_ time: String, _ source: String) -> String {
        words.frame.card.asOf(time) + words.frame.card.comma + source
    }

    /// The language of what somebody wrote in English, where that is another than the page's.
    var englishTag: String? { manner.language == .english ? nil : Language.english.rawValue }
}

extension Measures {
    /// What somebody has gone, to a tenth however far it was.
    package func way(metres: Double) -> Figure {
        let distance = units.distance.value(kilometres: metres / 1000)
        return Figure(
            number: words.numbers.text(distance, decimals: 1),
            unit: units.distance.rawValue,
            space: .narrowSpace
        )
    }
}
