/// Whom a kiosk asks for what it shows.
package struct WallSources: Sendable {
    package let weather: @Sendable (Recency) async throws -> Dated<Forecast>
    package let agenda: @Sendable () async throws -> [AgendaEntry]
    package let goals: @Sendable () async throws -> WallGoals
    /// What the three are called under what they have said.
    package let names: (weather: String, agenda: String, goals: String)

    package init(
        names: (weather: String, agenda: String, goals: String),
        weather: @escaping @Sendable (Recency) async throws -> Dated<Forecast>,
        agenda: @escaping @Sendable () async throws -> [AgendaEntry],
        goals: @escaping @Sendable () async throws -> WallGoals
    ) {
        self.names = names
        self.weather = weather
        self.agenda = agenda
        self.goals = goals
    }
}
