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
        async let forecast = try? weather.post(at: place).weather.forecast()
        async let night = try? body.night(before: now.day).value
        async let workouts = try? body.workouts(on: now.day).value
        async let plans = try? plans.plans(on: now.day)
        let course = await DayCourse(
            now: now,
            forecast: forecast,
            night: night,
            workouts: workouts,
            plans: plans
        )
        try Task.checkCancellation()
        guard course.isKnown else {
            throw SourceFailure(
                .broken,
                source: "all sources of the day",
                "Nobody who was asked about the day answered."
            )
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
}
