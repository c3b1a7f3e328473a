/// Whom the first screen asks for what it shows.
package struct TodaySources: Sendable {
    package let profile: Profile
    package let place: Place
    package let clock: LocalClock
    package let weather: any WeatherBureau
    package let body: any BodySource
    package let plans: any PlanSource
    package let shelf: any StoryShelf

    package init(
        profile: Profile,
        place: Place,
        clock: LocalClock,
        weather: any WeatherBureau,
        body: any BodySource,
        plans: any PlanSource,
        shelf: any StoryShelf
    ) {
        self.profile = profile
        self.place = place
        self.clock = clock
        self.weather = weather
        self.body = body
        self.plans = plans
        self.shelf = shelf
    }

    /// The day that is going on, as far as it is known: one source that gives nothing costs the others nothing.
    ///
    /// It is the day of the place, whose weather is told.
    package func course(at place: ChosenPlace? = nil) async throws -> DayCourse {
        let now = now(at: place)
        async let forecast = Self.hear(weather.name) { try await weather.post(at: place).weather.forecast() }
        async let night = Self.hear(body.name) { try await body.night(before: now.day).value }
        async let workouts = Self.hear(body.name) { try await body.workouts(on: now.day).value }
        async let agenda = Self.hear(plans.name) { try await plans.plans(on: now.day) }
        let course = await DayCourse(
            now: now,
            forecast: forecast.value,
            night: night.value,
            workouts: workouts.value,
            plans: agenda.value
        )
        try Task.checkCancellation()
        guard course.isKnown else {
            let failures = await [forecast.failure, night.failure, workouts.failure, agenda.failure]
            throw SourceFailure(ofAll: failures.compactMap(\.self))
        }
        return course
    }

    /// The plans of that day with what the weather does to them.
    package func plannedCourse(at place: ChosenPlace?) async throws -> DayCourse {
        let now = now(at: place)
        async let forecast = try? weather.post(at: place).weather.forecast()
        let plans = try await plans.plans(on: now.day)
        return await DayCourse(now: now, forecast: forecast, night: nil, workouts: nil, plans: plans)
    }

    /// What the clocks of a place say, as far as they are known, or else those of the house.
    package func now(at place: ChosenPlace?) -> LocalTime {
        (weather.post(at: place).clock ?? clock).local(clock.now())
    }

    /// The names of those who know something of the day.
    package var names: String { [weather.name, body.name, plans.name].joined(separator: ", ") }

    /// What somebody says, or why they say nothing.
    private static func hear<Value>(
        _ name: String,
        _ ask: () async throws -> Value
    ) async -> Result<Value, SourceFailure> {
        do {
            return .success(try await ask())
        } catch {
            let unusable = Words.in(.english).frame.trouble.unusable
            return .failure(error as? SourceFailure ?? SourceFailure(.broken, source: name, unusable))
        }
    }
}

extension Result {
    fileprivate var value: Success? { try? get() }

    fileprivate var failure: Failure? {
        guard case .failure(let failure) = self else { return nil }
        return failure
    }
}
