/// Everything that the card of warnings says, save what authorities say.
package struct AlertWords: Sendable {
    let title: String
    /// What unfolds the authority's own text.
    let more: String
    let none: @Sendable (String) -> String
    let count: @Sendable (Int) -> String
    let extreme: String
    let severe: String
    let moderate: String
    let minor: String
    let unrated: String
    /// From one moment to another, as it begins a line.
    let fromTo: @Sendable (String, String) -> String
    let from: @Sendable (String) -> String
    let until: @Sendable (String) -> String
    let noTimes: String
    /// A day and a time of the clock.
    let moment: @Sendable (String, String) -> String
    let today: String
    let yesterday: String
    /// Names of regions, and how many more there are.
    let regions: @Sendable ([String], Int) -> String
    let link: @Sendable (String) -> String
    /// A warning on one line: how bad, what, and when.
    let line: @Sendable (String, String, String) -> String
}
