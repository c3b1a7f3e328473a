import FoundationEssentials

extension WallSources {
    /// Asks those whom the first screen asks, too, and takes from what they say what can be read across a room.
    package init(_ sources: TodaySources) {
        self.init(
            names: (weather: sources.weather.name, agenda: sources.plans.name, goals: sources.body.name),
            bureau: sources.weather,
            weather: { place, recency in
                try await sources.weather.post(at: place).weather.forecast(recency)
            },
            agenda: { AgendaEntry.list(of: try await sources.plannedCourse(at: $0)) },
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
        let plans = (course.plans ?? []).map { AgendaEntry($0.start, .plan($0.name, course.advice.meeting($0))) }
        let sunset = course.events.filter { $0.lane == .sun }.map { AgendaEntry($0.start, .event($0)) }
        return (plans + sunset).sorted { $0.time < $1.time }
    }
}
