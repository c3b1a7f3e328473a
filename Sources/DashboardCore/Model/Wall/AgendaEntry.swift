/// Something that is to come on a day, as one reads it from across a room.
package struct AgendaEntry: Hashable, Sendable {
    /// What it is.
    package enum Matter: Hashable, Sendable {
        /// What somebody means to do, and how the weather meets it.
        case plan(String, DayAdvice.Meeting)
        /// Something that happens by itself.
        case event(DayCourse.Event)
    }

    package let time: TimeOfDay
    package let matter: Matter

    package init(_ time: TimeOfDay, _ matter: Matter) {
        self.time = time
        self.matter = matter
    }

    /// A plan of that name in weather that means nothing for it.
    package init(_ time: TimeOfDay, _ name: String) {
        self.init(time, .plan(name, .nothing))
    }

    /// In few words.
    package func text(_ told: Teller = Teller()) -> String {
        switch matter {
        case .plan(let name, let meeting): told.words.today.advice.line(name, meeting)
        case .event(let event): event.words(told)
        }
    }
}
