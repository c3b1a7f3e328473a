import FoundationEssentials

extension WallSources {
    /// Asks those whom the first screen asks, too, and takes from what they say what can be read across a room.
    package init(_ sources: TodaySources) {
        self.init(
            names: (weather: sources.weather.name, agenda: sources.plans.name, goals: sources.body.name),
            weather: sources.weather.forecasts.answer,
            agenda: {
                let now = sources.clock.local(sources.clock.now())
                async let forecast = try? sources.weather.forecast()
                let plans = try await sources.plans.plans(on: now.day)
                let course = await DayCourse(now: now, forecast: forecast, night: nil, workouts: nil, plans: plans)
                return AgendaEntry.list(of: course)
            },
            goals: {
                let day = try await sources.body.summary(of: sources.body.today()).value
                return WallGoals(move: day.move, exercise: day.exercise, stand: day.stand)
            }
        )
    }
}

extension AgendaEntry {
    /// The plans of a day with what the weather means for each, and among them when it gets dark.
    static func list(of course: DayCourse) -> [AgendaEntry] {
        let plans = (course.plans ?? []).map { AgendaEntry($0.start, course.advice.line(on: $0)) }
        let sunset = course.events.filter { $0.lane == .sun }.map { AgendaEntry($0.start, $0.words) }
        return (plans + sunset).sorted { $0.time < $1.time }
    }
}
