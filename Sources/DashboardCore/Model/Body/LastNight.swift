/// A night, and the six before it to hold it against.
package struct LastNight: Hashable, Sendable {
    package let night: Night
    package let nights: [NightLength]

    package init(_ night: Night, among nights: [NightLength]) {
        self.night = night
        self.nights = nights
    }

    /// How the night compares with others, and how much of it was deep.
    package var sentence: String {
        let parts = [
            night.usual.map { night.asleep.comparison(with: $0) },
            night.hasStages ? "\(night.time(in: .deep).words) of it deep" : nil,
        ]
        .compactMap { $0 }
        return parts.isEmpty ? "How deep it was, nobody noted." : parts.joined(separator: "; ").capitalizingFirst + "."
    }
}

extension BodySource {
    /// The night from which somebody woke on that day, among its neighbours.
    package func lastNight(before day: CalendarDay) async throws -> Reading<LastNight> {
        async let nights = nights(endingWith: day)
        let night = try await night(before: day)
        let value = LastNight(night.value, among: try await nights.value)
        return Reading(value, of: day, asOf: night.asOf, time: night.time)
    }
}
