package import DashboardCore
package import FoundationEssentials

/// Ingrid's body, as it is shown to those who have no watch of their own to connect: made up, and the same each day.
package struct SampleBody: BodySource {
    /// When the made-up day was measured last.
    private static let now = TimeOfDay(14, 20)

    /// A day, and the moment when it began.
    package struct Anchor: Sendable {
        let day: CalendarDay
        let midnight: Date

        package init(day: CalendarDay, midnight: Date) {
            self.day = day
            self.midnight = midnight
        }
    }

    private let anchor: @Sendable () -> Anchor
    private let delay: Duration

    /// Makes up the days that end with the one that is going on, and takes its time to say so if wanted.
    package init(anchoredAt anchor: @escaping @Sendable () -> Anchor, delay: Duration = .zero) {
        self.anchor = anchor
        self.delay = delay
    }

    package var name: String { "sample watch" }

    package var isSample: Bool { true }

    package var history: Int { 55 }

    package func today() -> CalendarDay { anchor().day }

    package func glances(endingWith day: CalendarDay) -> [DayGlance] {
        (-6...0).map { day.adding($0) }.map { day in
            let daysAgo = daysAgo(day)
            let entry = SampleBodyWeek.entry(daysAgo: daysAgo)
            return DayGlance(
                day,
                move: entry.moveGoal,
                exercise: entry.exerciseGoal,
                stand: entry.standGoal,
                workouts: SampleWorkouts.list(daysAgo: daysAgo).count
            )
        }
    }

    package func summary(of day: CalendarDay) async throws -> Reading<DaySummary> {
        let entry = SampleBodyWeek.entry(daysAgo: daysAgo(day))
        let summary = DaySummary(
            move: entry.moveGoal,
            exercise: entry.exerciseGoal,
            stand: entry.standGoal,
            steps: entry.steps,
            distance: entry.distance,
            floors: entry.floors,
            variability: entry.variability,
            note: entry.note
        )
        return try await reading(summary, of: day, at: Self.now)
    }

    package func pulse(of day: CalendarDay) async throws -> Reading<Pulse> {
        let daysAgo = daysAgo(day)
        let end = daysAgo == 0 ? Self.now : TimeOfDay(24, 0)
        return try await reading(SamplePulse.pulse(daysAgo: daysAgo, until: end), of: day, at: Self.now)
    }

    package func night(before day: CalendarDay) async throws -> Reading<Night> {
        try await reading(SampleNight.night(daysAgo: daysAgo(day)), of: day, at: TimeOfDay(6, 40))
    }

    package func workouts(on day: CalendarDay) async throws -> Reading<[Workout]> {
        try await reading(SampleWorkouts.list(daysAgo: daysAgo(day)), of: day, at: TimeOfDay(13, 2))
    }

    package func nights(endingWith day: CalendarDay) async throws -> Reading<[NightLength]> {
        let nights = (-6...0).map { day.adding($0) }.map { day in
            let entry = SampleBodyWeek.entry(daysAgo: daysAgo(day))
            return NightLength(day, asleep: Minutes(entry.asleep), inBed: Minutes(entry.inBed))
        }
        return try await reading(nights, of: day, at: TimeOfDay(6, 40))
    }

    package func restingPulse(endingWith day: CalendarDay) async throws -> Reading<RestingPulse> {
        let pulses = SamplePulse.resting(daysAgo: daysAgo(day), days: 14)
        return try await reading(RestingPulse(days: pulses, median: 53), of: day, at: TimeOfDay(6, 40))
    }

    /// Never negative: of days to come nothing is asked.
    private func daysAgo(_ day: CalendarDay) -> Int { max(0, anchor().day.number - day.number) }

    private func reading<Value>(
        _ value: Value,
        of day: CalendarDay,
        at time: TimeOfDay
    ) async throws -> Reading<Value> {
        if delay > .zero { try await Task.sleep(for: delay) }
        let anchor = anchor()
        let dayStart = anchor.midnight.addingTimeInterval(Double(day.number - anchor.day.number) * 86_400)
        guard day == anchor.day else {
            return Reading(value, of: day, asOf: dayStart.addingTimeInterval(86_400), time: nil)
        }
        return Reading(value, of: day, asOf: dayStart.addingTimeInterval(Double(time.minute) * 60), time: time)
    }
}
