/// What stands on the screen on which visitors settle how they want to be told things.
package struct SettingsWords: Sendable {
    let headline: String
    let introduction: String
    let language: String
    /// The choice to be told things in the language that the browser asks for.
    let asBrowser: String
    let unitsAndClock: String
    let temperature: String
    let wind: String
    let precipitation: String
    let pressure: String
    let distance: String
    let clock: String
    /// The choice to have it as whoever runs the server has decided, which is that.
    let asHouse: @Sendable (String) -> String
    let save: String
    /// What becomes of a choice.
    let foot: String
}
