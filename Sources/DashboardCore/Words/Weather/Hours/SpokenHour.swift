/// A full hour to come, and how near it is: the further away, the more one has to say.
package struct SpokenHour: Hashable, Sendable {
    package enum Distance: Hashable, Sendable, CaseIterable {
        /// The next time that the hand stands there.
        case soon
        /// Later on the same day.
        case far
        /// In the night that comes, after midnight.
        case tonight
        case tomorrow
    }

    /// From 0 to 23.
    package let hour: Int
    package let distance: Distance

    package init(_ hour: Int, _ distance: Distance = .soon) {
        self.hour = hour
        self.distance = distance
    }

    /// An hour as somebody would call it now.
    package init(_ time: LocalTime, from now: LocalTime) {
        hour = time.hour
        distance =
            if time.day > now.day { time.hour < 5 ? .tonight : .tomorrow } else {
                time.hour - now.hour >= 10 ? .far : .soon
            }
    }
}
