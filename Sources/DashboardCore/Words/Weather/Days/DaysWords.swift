/// What is said of the hours and the days to come.
package struct DaysWords: Sendable {
    let nextHours: @Sendable (Int) -> String
    /// What the figures of the hours are, of the scale of temperatures.
    let hoursNote: @Sendable (String) -> String
    let scroller: String
    let now: String
    let chanceInPerCent: String
    let chanceNotGiven: @Sendable (String) -> String
    /// The heads of a table.
    let hour: String
    let weather: String
    let temperature: String
    let chance: String
    /// An extreme on the curve.
    let high: @Sendable (String) -> String
    let low: @Sendable (String) -> String
    let sunset: @Sendable (String) -> String
    let sunrise: @Sendable (String) -> String
    /// A time of the clock on a day of the week.
    let moment: @Sendable (String, String) -> String
    let noHours: String
    /// The drawing of the hours: how many, how warm it is, and the lowest and the highest with their moments.
    let hoursPicture: @Sendable (Int, String, (String, String), (String, String)) -> String
    /// When rain is likeliest, and how likely.
    let likeliest: @Sendable (String, String) -> String
    let likelihoodNotGiven: @Sendable (String) -> String

    let days: String
    let daysNote: String
    /// Before figures, for those who do not see where they stand.
    let chanceOfRain: String
    let lowest: String
    let highest: String
    let windUpTo: String
    /// From the lowest to the highest temperature.
    let range: @Sendable (String, String) -> String
    let chanceIs: @Sendable (String) -> String
    let windIs: @Sendable (String) -> String
    /// Between the parts of a line.
    let comma: String
}
