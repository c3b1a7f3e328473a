package import DashboardCore

/// A handful of stories for those who follow no feed yet: made up, and the same each day.
package struct SampleShelf: StoryShelf {
    private let today: @Sendable () -> CalendarDay
    private let delay: Duration

    /// Dates the stories back from the day that is going on, and takes its time to say so if wanted.
    package init(today: @escaping @Sendable () -> CalendarDay, delay: Duration = .zero) {
        self.today = today
        self.delay = delay
    }

    package var name: String { "3 sample feeds" }

    package func stories() async throws -> [Story] {
        if delay > .zero { try await Task.sleep(for: delay) }
        return Self.stories(on: today())
    }

    /// The stories as they stand on the shelf that day.
    package static func stories(on day: CalendarDay) -> [Story] {
        [bridge(on: day), tram(on: day), swift(on: day), choir(on: day), diary(on: day)]
    }
}
