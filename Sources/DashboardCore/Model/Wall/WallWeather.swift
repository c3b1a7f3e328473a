/// The weather as one reads it from across a room: a figure, a sentence, and four of the hours to come.
package struct WallWeather: Hashable, Sendable {
    /// One of the hours to come.
    package struct Hour: Hashable, Sendable {
        package let time: TimeOfDay
        package let icon: Icon.Name
        /// Degrees Celsius.
        package let degrees: Int
        /// Per cent; nothing where nobody says.
        package let chanceOfRain: Int?

        package init(_ time: TimeOfDay, _ icon: Icon.Name, degrees: Int, chanceOfRain: Int?) {
            self.time = time
            self.icon = icon
            self.degrees = degrees
            self.chanceOfRain = chanceOfRain
        }
    }

    package let place: String
    package let sky: Sky
    /// Degrees Celsius.
    package let degrees: Int
    package let sentence: String
    package let hours: [Hour]
    /// How old it is and whose, where its licence wants that said.
    package let credit: String?

    package init(place: String, sky: Sky, degrees: Int, sentence: String, hours: [Hour], credit: String? = nil) {
        self.place = place
        self.sky = sky
        self.degrees = degrees
        self.sentence = sentence
        self.hours = hours
        self.credit = credit
    }
}
