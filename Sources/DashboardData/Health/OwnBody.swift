package import DashboardCore

/// Somebody's own body where anything was imported, and a sample's until then.
///
/// Which of the two it is may change while pages are open; they ask again, because the version rises.
package struct OwnBody: BodySource {
    private let own: any BodySource
    private let sample: any BodySource

    /// Shows one of two.
    package init(_ own: any BodySource, orElse sample: any BodySource) {
        self.own = own
        self.sample = sample
    }

    private var shown: any BodySource { own.isEmpty ? sample : own }

    package var name: String { shown.name }
    package var isSample: Bool { shown.isSample }
    package var version: Int { own.version }
    package var isEmpty: Bool { shown.isEmpty }
    package var history: Int { shown.history }

    package func today() -> CalendarDay { shown.today() }

    package func glances(endingWith day: CalendarDay) -> [DayGlance] { shown.glances(endingWith: day) }

    package func summary(of day: CalendarDay) async throws -> Reading<DaySummary> { try await shown.summary(of: day) }

    package func pulse(of day: CalendarDay) async throws -> Reading<Pulse> { try await shown.pulse(of: day) }

    package func night(before day: CalendarDay) async throws -> Reading<Night> { try await shown.night(before: day) }

    package func workouts(on day: CalendarDay) async throws -> Reading<[Workout]> {
        try await shown.workouts(on: day)
    }

    package func restingPulse(endingWith day: CalendarDay) async throws -> Reading<RestingPulse> {
        try await shown.restingPulse(endingWith: day)
    }

    package func nights(endingWith day: CalendarDay) async throws -> Reading<[NightLength]> {
        try await shown.nights(endingWith: day)
    }
}
