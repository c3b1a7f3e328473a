import DashboardCore

/// Nothing comes from there, whatever is asked.
struct SilentSource: WeatherProvider, PlanSource, BodySource {
    let name: String
    var kind = SourceFailure.Kind.slow

    let isSample = true
    let history = 0

    func today() -> CalendarDay { CalendarDay(number: 0) }
    func glances(endingWith day: CalendarDay) -> [DayGlance] { [] }

    func forecast() async throws -> Forecast { try nothing() }
    func plans(on day: CalendarDay) async throws -> [Plan] { try nothing() }
    func summary(of day: CalendarDay) async throws -> Reading<DaySummary> { try nothing() }
    func pulse(of day: CalendarDay) async throws -> Reading<Pulse> { try nothing() }
    func night(before day: CalendarDay) async throws -> Reading<Night> { try nothing() }
    func workouts(on day: CalendarDay) async throws -> Reading<[Workout]> { try nothing() }
    func restingPulse(endingWith day: CalendarDay) async throws -> Reading<RestingPulse> { try nothing() }
    func nights(endingWith day: CalendarDay) async throws -> Reading<[NightLength]> { try nothing() }

    private func nothing<Value>() throws -> Value {
        throw SourceFailure(kind, source: name, "Nothing came.")
    }
}
