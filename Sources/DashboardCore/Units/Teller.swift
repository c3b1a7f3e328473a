/// Tells times and figures in somebody's manner, with the words that go with them.
package struct Teller: Sendable {
    package let manner: Manner
    package let words: Words
    package let measures: Measures

    package init(_ manner: Manner = Manner()) {
        self.manner = manner
        words = manner.words
        measures = manner.measures
    }

    /// `14:20`, or `2:20 pm`.
    package func clock(_ time: TimeOfDay) -> String { words.clock.time(time, manner.hours) }

    /// The same of a moment at a place.
    package func clock(_ moment: LocalTime) -> String { clock(moment.time) }

    /// The same with its day before it, where that is another than the one it is told on.
    package func clock(_ moment: LocalTime, on day: CalendarDay) -> String {
        moment.day == day
            ? clock(moment) : "\(words.calendar.date(moment.day))\(words.frame.card.comma)\(clock(moment))"
    }

    /// The hour alone, for an axis: `14`, or `2 pm`.
    package func hour(_ hour: Int) -> String { words.clock.hour(hour, manner.hours) }

    /// `11°`.
    package func degrees(_ celsius: Double) -> String { measures.degrees(celsius: celsius) }
}

extension Traits {
    /// Who tells things to whoever looks.
    package var teller: Teller { Teller(manner) }
}
