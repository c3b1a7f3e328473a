/// Who knows how somebody's body was doing.
package protocol BodySource: Sendable {
    /// Whom to name under what is shown.
    var name: String { get }

    /// Whether what it says is made up.
    var isSample: Bool { get }

    /// The day that is going on.
    func today() -> CalendarDay

    /// Rises whenever there is something new, so that whoever shows what it said asks again.
    var version: Int { get }

    /// Whether nothing is known of any day.
    var isEmpty: Bool { get }

    /// How many days before today are known.
    var history: Int { get }

    /// What seven days come to, the earliest first.
    func glances(endingWith day: CalendarDay) -> [DayGlance]

    /// What a day comes to.
    func summary(of day: CalendarDay) async throws -> Reading<DaySummary>

    /// How the heart beat on a day.
    func pulse(of day: CalendarDay) async throws -> Reading<Pulse>

    /// The night from which somebody woke on that day.
    func night(before day: CalendarDay) async throws -> Reading<Night>

    /// What somebody did on a day.
    func workouts(on day: CalendarDay) async throws -> Reading<[Workout]>

    /// The resting pulse of fourteen days, the earliest first.
    func restingPulse(endingWith day: CalendarDay) async throws -> Reading<RestingPulse>

    /// Seven nights, the earliest first.
    func nights(endingWith day: CalendarDay) async throws -> Reading<[NightLength]>
}

extension BodySource {
    package var version: Int { 0 }
    package var isEmpty: Bool { false }

    /// The days that can be asked for.
    package var days: ClosedRange<CalendarDay> { today().adding(-history)...today() }
}
