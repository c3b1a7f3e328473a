/// What is said of the weather of this moment and of tomorrow, and what the screen's parts are called.
package struct PresentWords: Sendable {
    let dayAndWeek: String
    let day: String
    let week: String
    /// The day's part of the screen.
    let theDay: String

    /// Before the giant figure, for those who hear it.
    let now: String
    let feelsLike: @Sendable (String) -> String
    let high: @Sendable (String) -> String
    let low: @Sendable (String) -> String
    /// What one sees, as it begins a line, and how warm that feels.
    let seen: @Sendable (_ sky: String, _ felt: String?) -> String
    /// The same with how warm it is.
    let seenAndMeasured: @Sendable (_ sky: String, _ degrees: String, _ felt: String?) -> String
    let highAndLow: @Sendable (String, String) -> String
    /// The name of a place, and what is said of it.
    let place: @Sendable (String, String) -> String

    let tomorrow: String
    let nothingOfTomorrow: String
    /// What one sees tomorrow, and the lowest temperature with its hour.
    let coldest: @Sendable (_ sky: String, _ degrees: String, SpokenHour) -> String
    let coldestAtDawn: @Sendable (_ sky: String, _ degrees: String) -> String
    let dryForARide: String
    let dryAllDay: String
    let dryUntilEvening: String
    let wetUntil: @Sendable (SpokenHour) -> String
    let between: @Sendable (_ low: String, _ high: String) -> String
    let upTo: @Sendable (String) -> String

    /// The lane of the weather on the line of a day.
    let weather: String
    let nothingOfTheSky: String
    /// A chance of rain at some hour, where there is little room.
    let chance: @Sendable (_ share: String, SpokenHour) -> String
    /// The same where nobody sees the drawing.
    let chanceOfRain: String

    let madeUp: String
    let yourOwn: String
}
