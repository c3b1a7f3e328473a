package import DashboardCore
internal import FoundationEssentials
internal import Health

/// A body as its own devices have seen it, out of what was imported.
package struct HealthBody: BodySource {
    /// How many nights the usual length of one is the mean of, and how many of them must be known.
    static let usualNights = (of: 28, atLeast: 7)

    let archive: HealthArchive
    private let clock: LocalClock

    /// Shows what is in an archive, up to the day that a clock shows.
    package init(_ archive: HealthArchive, clock: LocalClock) {
        self.archive = archive
        self.clock = clock
    }

    package var name: String { "Apple Health" }
    package var isSample: Bool { false }
    package var version: Int { archive.version }
    package var isEmpty: Bool { archive.isEmpty }

    package func today() -> CalendarDay { clock.today }

    package var history: Int { max(0, today().number - (archive.firstDay ?? today()).number) }

    package func glances(endingWith day: CalendarDay) -> [DayGlance] {
        let days = LocalDay(day.number - 6)...LocalDay(day.number)
        let known = try? archive.read { reader in
            (
                goals: try reader.goals(on: days).reduce(into: [:]) { rings, told in
                    rings[told.key] = try DayReader(reader, told.key).rings(told.value)
                },
                workouts: try reader.workouts(on: days).map(\.day)
            )
        }
        return (-6...0).map { offset in
            let day = day.adding(offset)
            let goals = known?.goals[LocalDay(day.number)] ?? DayGoals()
            return DayGlance(
                day,
                move: goals.move,
                exercise: goals.exercise,
                stand: goals.stand,
                workouts: known?.workouts.count { $0.number == day.number } ?? 0
            )
        }
    }

    package func summary(of day: CalendarDay) async throws -> Reading<DaySummary> {
        let (summary, last) = try archive.read { try DayReader($0, LocalDay(day.number)).summary() }
        return reading(summary, of: day, upTo: last)
    }

    package func pulse(of day: CalendarDay) async throws -> Reading<Pulse> {
        let (pulse, last) = try archive.read { try DayReader($0, LocalDay(day.number)).pulse() }
        return reading(pulse, of: day, upTo: last)
    }

    package func night(before day: CalendarDay) async throws -> Reading<Night> {
        let (night, last) = try archive.read {
            try SleepReader($0, endingWith: LocalDay(day.number), clock: clock).night()
        }
        return reading(night, of: day, upTo: last)
    }

    package func workouts(on day: CalendarDay) async throws -> Reading<[Workout]> {
        let (workouts, last) = try archive.read { try DayReader($0, LocalDay(day.number)).workouts() }
        return reading(workouts, of: day, upTo: last)
    }

    package func restingPulse(endingWith day: CalendarDay) async throws -> Reading<RestingPulse> {
        let (pulse, last) = try archive.read { try DayReader($0, LocalDay(day.number)).restingPulse() }
        return reading(pulse, of: day, upTo: last)
    }

    package func nights(endingWith day: CalendarDay) async throws -> Reading<[NightLength]> {
        let (nights, last) = try archive.read { try SleepReader($0, endingWith: LocalDay(day.number)).week() }
        return reading(nights, of: day, upTo: last)
    }

    /// Of a day that is over all is known that ever will be; of today, what was noted up to some moment.
    private func reading<Value>(_ value: Value, of day: CalendarDay, upTo last: Int64?) -> Reading<Value> {
        let now = clock.now()
        guard day >= today() else {
            return Reading(value, of: day, asOf: clock.moment(TimeOfDay(24, 0), on: day), time: nil)
        }
        let moment = last.map { min(Date(timeIntervalSince1970: Double($0)), now) } ?? now
        return Reading(
            value,
            of: day,
            asOf: moment,
            time: clock.day(of: moment) < day ? TimeOfDay(0, 0) : clock.time(of: moment)
        )
    }
}
