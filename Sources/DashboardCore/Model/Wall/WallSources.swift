/// Whom a kiosk asks for what it shows.
package struct WallSources: Sendable {
    /// Who keeps the weather fresh while somebody stands before the wall, and knows the clocks of its place.
    package let bureau: (any WeatherBureau)?
    package let weather: @Sendable (ChosenPlace?, Recency) async throws -> Dated<Forecast>
    package let agenda: @Sendable (ChosenPlace?) async throws -> [AgendaEntry]
    package let goals: @Sendable () async throws -> WallGoals
    /// What the three are called under what they have said.
    package let names: (weather: String, agenda: String, goals: String)

    package init(
        names: (weather: String, agenda: String, goals: String),
        bureau: (any WeatherBureau)? = nil,
        weather: @escaping @Sendable (ChosenPlace?, Recency) async throws -> Dated<Forecast>,
        agenda: @escaping @Sendable (ChosenPlace?) async throws -> [AgendaEntry],
        goals: @escaping @Sendable () async throws -> WallGoals
    ) {
        self.names = names
        self.bureau = bureau
        self.weather = weather
        self.agenda = agenda
        self.goals = goals
    }
}
