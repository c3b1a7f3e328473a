/// Whoever knows the weather of all places that somebody may want to know about.
package protocol WeatherBureau: Sendable {
    /// What people call whoever is asked.
    var name: String { get }
    /// How long what has been said is good for.
    var lifetime: Duration { get }
    /// Whether nobody has ever measured any of it.
    var isSample: Bool { get }
    /// The places that everybody has, the first of which is shown to those who have chosen none.
    var places: [ChosenPlace] { get }
    /// What is known of a place, or of the first one of all; nobody is asked before somebody wants to know.
    func post(at place: ChosenPlace?) -> WeatherPost
}

extension SharedWeather: WeatherBureau {
    /// It has one place and no name for it.
    package var places: [ChosenPlace] { [] }

    /// Whoever has one place tells of that one.
    package func post(at place: ChosenPlace?) -> WeatherPost { WeatherPost(self) }
}
