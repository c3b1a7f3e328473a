/// Everything that one language says of the weather.
///
/// Each group is a struct without defaults, so a language that lacks a word does not compile.
package final class WeatherWords: Sendable {
    /// Sentences about the hours to come.
    package let outline: OutlineWords
    /// What is said of now and tomorrow.
    package let present: PresentWords
    /// What is said of the figures of an hour.
    package let facts: FactWords
    /// What is said of the hours and the days to come.
    package let days: DaysWords
    /// What is said of the sun and the moon.
    package let light: LightWords
    package let air: AirWords
    /// What is said of warnings.
    package let alerts: AlertWords

    init(
        outline: OutlineWords,
        present: PresentWords,
        facts: FactWords,
        days: DaysWords,
        light: LightWords,
        air: AirWords,
        alerts: AlertWords
    ) {
        self.outline = outline
        self.present = present
        self.facts = facts
        self.days = days
        self.light = light
        self.air = air
        self.alerts = alerts
    }
}
