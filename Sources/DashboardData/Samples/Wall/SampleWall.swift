package import DashboardCore

/// What a kiosk shows to those who have connected nothing yet: made up, and the same each day.
package enum SampleWall {
    /// The plans that are made up, beside the weather and the body that others know.
    package static func sources(
        weather: SharedWeather,
        body: any BodySource,
        delay: Duration = .zero
    ) -> WallSources {
        WallSources(
            names: (weather: weather.name, agenda: "sample calendar", goals: body.name),
            weather: { try await weather.forecasts.answer($0).map { WallWeather($0) } },
            agenda: {
                if delay > .zero { try await Task.sleep(for: delay) }
                return agenda
            },
            goals: {
                let day = try await body.summary(of: body.today()).value
                return WallGoals(move: day.move, exercise: day.exercise, stand: day.stand)
            }
        )
    }

    private static let agenda = [
        AgendaEntry(TimeOfDay(15, 30), "Dentist, take the tram"),
        AgendaEntry(TimeOfDay(18, 30), "Choir, dry by then"),
        AgendaEntry(TimeOfDay(20, 34), "Sunset"),
        AgendaEntry(TimeOfDay(22, 45), "Bed"),
    ]
}
