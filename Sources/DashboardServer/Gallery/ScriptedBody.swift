import DashboardCore
import DashboardData
import FoundationEssentials

/// The sample's body by a script, or one that has measured nothing, or far too much.
struct ScriptedBody: BodySource {
    let state: GalleryState
    let script: Script
    private let base: SampleBody

    init(state: GalleryState, script: Script, town: SampleTown) {
        self.state = state
        self.script = script
        base = SampleBody(in: town)
    }

    var name: String { base.name }
    var isSample: Bool { true }
    var history: Int { base.history }

    func today() -> CalendarDay { base.today() }

    func glances(endingWith day: CalendarDay) -> [DayGlance] {
        base.glances(endingWith: day).map { state == .extreme ? Excess.glance(of: $0.day) : $0 }
    }

    func summary(of day: CalendarDay) async throws -> Reading<DaySummary> {
        try await reading(empty: Excess.noSummary, extreme: Excess.summary) { try await base.summary(of: day) }
    }

    func pulse(of day: CalendarDay) async throws -> Reading<Pulse> {
        try await reading(empty: Excess.onePulse, extreme: Excess.pulse) { try await base.pulse(of: day) }
    }

    func night(before day: CalendarDay) async throws -> Reading<Night> {
        try await reading(empty: Excess.nap, extreme: Excess.night) { try await base.night(before: day) }
    }

    func workouts(on day: CalendarDay) async throws -> Reading<[Workout]> {
        try await reading(empty: [], extreme: Excess.workouts) { try await base.workouts(on: day) }
    }

    func restingPulse(endingWith day: CalendarDay) async throws -> Reading<RestingPulse> {
        try await reading(
            empty: RestingPulse(days: [nil], median: nil),
            extreme: RestingPulse(days: (0..<14).map { $0.isMultiple(of: 2) ? 38 : 190 }, median: 53)
        ) {
            try await base.restingPulse(endingWith: day)
        }
    }

    func nights(endingWith day: CalendarDay) async throws -> Reading<[NightLength]> {
        let days = (-6...0).map { day.adding($0) }
        return try await reading(
            empty: days.map { NightLength($0, asleep: nil, inBed: nil) },
            extreme: days.enumerated().map { index, day in
                NightLength(day, asleep: Minutes(index % 2 * 1430), inBed: Minutes(index % 2 * 1440))
            }
        ) {
            try await base.nights(endingWith: day)
        }
    }

    private func reading<Value>(
        empty: Value,
        extreme: Value,
        _ measure: @Sendable () async throws -> Reading<Value>
    ) async throws -> Reading<Value> {
        try await script.answer {
            let reading = try await measure()
            let value =
                switch state {
                case .empty: empty
                case .extreme: extreme
                default: reading.value
                }
            return Reading(value, of: reading.day, asOf: reading.asOf, time: reading.time)
        }
    }
}
