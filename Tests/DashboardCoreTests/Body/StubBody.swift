import DashboardCore
import FoundationEssentials
import Locking

/// A body of which little is known, on a day that a test may turn.
final class StubBody: BodySource {
    static let night = Night(
        start: TimeOfDay(minute: -20),
        stretches: [
            .init(.core, from: 0, to: 60), .init(.deep, from: 60, to: 120), .init(.awake, from: 120, to: 140),
            .init(.dreaming, from: 140, to: 170), .init(.core, from: 170, to: 200),
        ],
        usual: Minutes(420)
    )

    static let pulse = Pulse(
        steps: [
            .init(TimeOfDay(6, 0), lowest: 48, average: 52, highest: 60),
            .init(TimeOfDay(7, 0), lowest: 60, average: 80, highest: 100),
            .init(TimeOfDay(7, 15), lowest: 90, average: 140, highest: 171),
        ],
        resting: 51,
        peak: .init(171, at: TimeOfDay(7, 15), cause: .running),
        woke: TimeOfDay(6, 30)
    )

    let current: Locked<CalendarDay>

    init(today: CalendarDay) {
        current = Locked(today)
    }

    var name: String { "stub" }
    var isSample: Bool { true }
    var history: Int { 20 }

    func today() -> CalendarDay { current.withLock { $0 } }

    func glances(endingWith day: CalendarDay) -> [DayGlance] {
        (-6...0).map { offset in
            DayGlance(
                day.adding(offset),
                move: Goal(1, of: 2),
                exercise: Goal(2, of: 2),
                stand: Goal(0, of: 2),
                workouts: 1
            )
        }
    }

    func summary(of day: CalendarDay) async throws -> Reading<DaySummary> {
        reading(
            DaySummary(
                move: Goal(450, of: 900),
                exercise: Goal(68, of: 60),
                stand: Goal(0, of: 12),
                steps: 13_020,
                distance: 10_449,
                floors: 3,
                variability: 64,
                note: .written("Note on \(day.iso).")
            ),
            of: day
        )
    }

    func pulse(of day: CalendarDay) async throws -> Reading<Pulse> { reading(Self.pulse, of: day) }

    func night(before day: CalendarDay) async throws -> Reading<Night> { reading(Self.night, of: day) }

    func workouts(on day: CalendarDay) async throws -> Reading<[Workout]> { reading([], of: day) }

    func nights(endingWith day: CalendarDay) async throws -> Reading<[NightLength]> {
        reading([NightLength(day, asleep: Minutes(426), inBed: Minutes(447))], of: day)
    }

    func restingPulse(endingWith day: CalendarDay) async throws -> Reading<RestingPulse> {
        reading(RestingPulse(days: [53, 51], median: 53), of: day)
    }

    private func reading<Value>(_ value: Value, of day: CalendarDay) -> Reading<Value> {
        let time = day == today() ? TimeOfDay(14, 20) : nil
        return Reading(value, of: day, asOf: Date(timeIntervalSince1970: Double(day.number) * 86_400), time: time)
    }
}
