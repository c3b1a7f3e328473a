package import DashboardCore

/// What a kiosk shows to those who have connected nothing yet: made up, and the same each day.
package enum SampleWall {
    /// The plans that are made up, beside the weather and the body that others know.
    package static func sources(
        in town: SampleTown,
        weather: any WeatherProvider,
        body: any BodySource
    ) -> WallSources {
        WallSources(
            names: (weather: weather.name, agenda: "sample calendar", goals: body.name),
            weather: { WallWeather(try await weather.forecast()) },
            agenda: {
                try await town.pause()
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
