/// Whom the first screen asks for what it shows.
package struct TodaySources: Sendable {
    package let profile: Profile
    package let place: Place
    package let clock: LocalClock
    package let weather: SharedWeather
    package let body: any BodySource
    package let plans: any PlanSource
    package let shelf: any StoryShelf

    package init(
        profile: Profile,
        place: Place,
        clock: LocalClock,
        weather: SharedWeather,
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
    package func course() async throws -> DayCourse {
        let now = clock.local(clock.now())
        async let forecast = try? weather.forecast()
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

    /// The names of those who know something of the day.
    package var names: String { [weather.name, body.name, plans.name].joined(separator: ", ") }
}
