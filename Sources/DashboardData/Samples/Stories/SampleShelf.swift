package import DashboardCore

/// A handful of stories for those who follow no feed yet: made up, and the same each day.
package struct SampleShelf: StoryShelf {
    private let town: SampleTown

    /// Dates the stories back from the day that is going on in town.
    package init(in town: SampleTown) {
        self.town = town
    }

    package var name: String { "3 sample feeds" }

    package func stories() async throws -> [Story] {
        try await town.pause()
        return Self.stories(on: town.clock.today)
    }

    /// The stories as they stand on the shelf that day.
    package static func stories(on day: CalendarDay) -> [Story] {
        [bridge(on: day), tram(on: day), swift(on: day), choir(on: day), diary(on: day)]
    }
}
