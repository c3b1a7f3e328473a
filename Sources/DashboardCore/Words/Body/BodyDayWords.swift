/// What is said of the body's days: the screen, the calendar, a day's page, and a day of which nothing is known.
package struct BodyDayWords: Sendable {
    let headline: String
    let introduction: String

    /// What the row of days is called.
    let calendar: String
    let earlierWeek: String
    let laterWeek: String
    /// What the rings and the dots of a calendar mean.
    let key: String
    /// A day of the calendar, of how much was moved and how many workouts there were.
    let glance: @Sendable (_ move: String, _ workouts: Int) -> String

    let day: String
    let previousDay: String
    let nextDay: String
    /// As much text as a day's page has, while nobody knows what the day was like.
    let toCome: String
    /// Whose a card is while nothing has come.
    let from: @Sendable (String) -> String
    /// A length of hours and minutes.
    let length: @Sendable (_ hours: Int, _ minutes: Int) -> String

    /// What was done and when, how long somebody slept, and that neither is known.
    let done: @Sendable (_ activity: String, _ time: String) -> String
    let slept: @Sendable (_ length: String) -> String
    let nothingNoted: String

    /// A heading and a sentence, where nothing is known of any day, and where it is only this one.
    let nothingYet: (title: String, words: String)
    let unknown: (title: String, words: String)
    /// The way to where exports are brought.
    let bring: String
    /// What stands before and after that way where somebody is made up; a command follows.
    let bringing: (before: String, after: String)
}
