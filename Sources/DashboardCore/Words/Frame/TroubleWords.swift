/// What a card says whose source does not give what was asked for: what is missing, why, and what happens next.
package struct TroubleWords: Sendable {
    let seconds: Plural
    let minutes: Plural
    /// That what is shown is the last good answer, and how many seconds old it is.
    let lastAnswer: @Sendable (Int) -> String
    let soon: String
    /// After how long somebody asks again.
    let againIn: @Sendable (String) -> String
    /// How often somebody asks again, beside a button that asks at once.
    let againEvery: @Sendable (String) -> String
    let onlyFor: @Sendable (String) -> String
    let nothingFrom: @Sendable (String) -> String
    let nothing: String
    let tryNow: String
    /// That nothing has come within so many seconds.
    let overdue: @Sendable (Int) -> String
    let lookAgain: String
    let nothingFetched: String
    /// Why, where the source has not said it.
    let unusable: String
    /// Why, for each kind of failure of a source of that name, in one sentence.
    let broken: @Sendable (String) -> String
    let slow: @Sendable (String) -> String
    let busy: @Sendable (String) -> String
    /// Whose the data are.
    let unauthorised: @Sendable (String) -> String

    /// A time to wait, as short as one says it.
    func length(_ pause: Duration) -> String {
        let count = Int(pause.components.seconds)
        return count % 60 == 0 && count >= 120 ? minutes(count / 60) : seconds(count)
    }
}
