package import DashboardCore
import FoundationEssentials

/// Ingrid's body, as it is shown to those who have no watch of their own to connect: made up, and the same each day.
///
/// Today is told as far as it has come: what has not happened yet is not there.
package struct SampleBody: BodySource {
    /// When the watch has handed over the night, and with it what is measured asleep.
    private static let morning = TimeOfDay(6, 40)

    /// Why the figures are what they are.
    static let evidence = [Evidence(.all, by: .madeUp)]

    private let town: SampleTown

    /// Makes up the days that end with the one that is going on in town.
    package init(in town: SampleTown) {
        self.town = town
    }

    package var name: String { "sample watch" }

    package var isSample: Bool { true }

    package var history: Int { 55 }

    package func today() -> CalendarDay { town.clock.today }

    package func glances(endingWith day: CalendarDay) -> [DayGlance] {
        (-6...0).map { day.adding($0) }.map { day in
            let summary = made(day)
            return DayGlance(
                day,
                move: summary.move,
                exercise: summary.exercise,
                stand: summary.stand,
                workouts: done(on: day).count
            )
        }
    }

    package func summary(of day: CalendarDay) async throws -> Reading<DaySummary> {
        try await reading(made(day), of: day, at: town.measured)
    }

    package func pulse(of day: CalendarDay) async throws -> Reading<Pulse> {
        let end = isToday(day) ? town.measured : TimeOfDay(24, 0)
        return try await reading(SamplePulse.pulse(daysAgo: daysAgo(day), until: end), of: day, at: town.measured)
    }

    package func night(before day: CalendarDay) async throws -> Reading<Night> {
        let night = isAsleep(on: day) ? .none(usually: SampleBodyWeek.usual) : SampleNight.night(daysAgo: daysAgo(day))
        return try await reading(night, of: day, at: Self.morning)
    }

    package func workouts(on day: CalendarDay) async throws -> Reading<[Workout]> {
        let done = done(on: day)
        // Nine minutes after it was over, the watch had told of it.
        let time = done.last?.end.adding(9) ?? town.measured
        return try await reading(done, of: day, at: time)
    }

    package func nights(endingWith day: CalendarDay) async throws -> Reading<[NightLength]> {
        let last = isAsleep(on: day) ? day.adding(-1) : day
        let nights = (-6...0).map { last.adding($0) }.map { day in
            let entry = SampleBodyWeek.entry(daysAgo: daysAgo(day))
            let night = SampleNight.night(daysAgo: daysAgo(day))
            return NightLength(
                day,
                asleep: Minutes(entry.asleep),
                inBed: Minutes(entry.inBed),
                times: night.start...night.end
            )
        }
        return try await reading(nights, of: day, at: Self.morning)
    }

    package func restingPulse(endingWith day: CalendarDay) async throws -> Reading<RestingPulse> {
        let last = isAsleep(on: day) ? day.adding(-1) : day
        let pulses = SamplePulse.resting(daysAgo: daysAgo(last), days: 14)
        return try await reading(RestingPulse(days: pulses, median: 53), of: day, at: Self.morning)
    }

    /// Never negative: of days to come nothing is asked.
    private func daysAgo(_ day: CalendarDay) -> Int { max(0, today().number - day.number) }

    private func isToday(_ day: CalendarDay) -> Bool { day >= today() }

    /// Whether the night to that day is not over yet.
    private func isAsleep(on day: CalendarDay) -> Bool { isToday(day) && town.measured < Self.morning }

    /// What she has done by now.
    private func done(on day: CalendarDay) -> [Workout] {
        SampleWorkouts.list(daysAgo: daysAgo(day)).filter { !isToday(day) || $0.end <= town.measured }
    }

    /// What the day has come to by now.
    private func made(_ day: CalendarDay) -> DaySummary {
        let entry = SampleBodyWeek.entry(daysAgo: daysAgo(day))
        guard isToday(day) else { return entry.summary }
        let course = SampleCourse(until: town.measured)
        return DaySummary(
            move: Goal(course.move, of: SampleBodyWeek.moveGoal),
            exercise: Goal(course.exercise, of: SampleBodyWeek.exerciseGoal),
            stand: Goal(course.stand, of: SampleBodyWeek.standGoal),
            steps: course.steps,
            distance: course.distance,
            floors: course.floors,
            variability: isAsleep(on: day) ? nil : entry.variability,
            note: isAsleep(on: day)
                ? "The night is not over yet."
                : .written(done(on: day).isEmpty ? "The day has only begun. " + entry.sleepNote : entry.note),
            evidence: Self.evidence
        )
    }

    /// Of a day that is over everything is known; of today, what the watch had told at that time, or has told by now.
    private func reading<Value>(
        _ value: Value,
        of day: CalendarDay,
        at time: TimeOfDay
    ) async throws -> Reading<Value> {
        try await town.pause()
        guard isToday(day) else {
            return Reading(value, of: day, asOf: town.clock.moment(TimeOfDay(24, 0), on: day), time: nil)
        }
        let time = min(time, town.measured)
        return Reading(value, of: day, asOf: town.clock.moment(time, on: day), time: time)
    }
}
