package import DashboardCore

/// What Ingrid means to do, the same each day.
package struct SamplePlans: PlanSource {
    private let town: SampleTown

    package init(in town: SampleTown) {
        self.town = town
    }

    package var name: String { "sample calendar" }

    package func plans(on day: CalendarDay) async throws -> [Plan] {
        try await town.pause()
        return [
            Plan(
                "Studio",
                from: TimeOfDay(9, 0),
                to: TimeOfDay(10, 30),
                spoken: "the studio",
                way: Minutes(15)
            ),
            Plan("Dentist", from: TimeOfDay(15, 30), to: TimeOfDay(16, 15), spoken: "the dentist", way: Minutes(20)),
            Plan("Choir", from: TimeOfDay(18, 30), to: TimeOfDay(20, 30), spoken: "choir"),
            Plan(
                "Bed, to keep your average",
                from: TimeOfDay(22, 45),
                to: TimeOfDay(24, 0),
                .rest,
                called: "Bed",
                note: "Alarm 06:30."
            ),
        ]
    }
}
