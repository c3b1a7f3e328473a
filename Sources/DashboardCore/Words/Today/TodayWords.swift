/// Everything that one language says on the first screen, apart from the weather and the body.
///
/// It is a struct without defaults, so a language that lacks a word does not compile.
package struct TodayWords: Sendable {
    /// What one says on meeting somebody of that name.
    struct Greetings: Sendable {
        let morning: @Sendable (String) -> String
        let afternoon: @Sendable (String) -> String
        let evening: @Sendable (String) -> String
        let night: @Sendable (String) -> String
    }

    let greetings: Greetings
    /// As much text as a day has, while nobody knows what it is like.
    let toCome: String

    let theDay: String
    let axis: String
    /// The heads of a table.
    let from: String
    let to: String
    let what: String
    let over: String
    let ahead: String
    let sunrise: String
    let sunset: String
    let asleep: String
    let asleepFor: @Sendable (_ length: String) -> String
    /// The lanes of the day.
    let sun: String
    let body: String
    let plans: String
    /// What is planned for a time at the latest.
    let by: @Sendable (_ plan: String, _ time: String) -> String
    let now: @Sendable (_ time: String) -> String
    /// The drawing of the day, of the time and what there is on it.
    let picture: @Sendable (_ time: String, _ events: String) -> String
    /// Something with its times, as the drawing lists it.
    let event: @Sendable (_ name: String, _ start: String, _ end: String?) -> String
    /// Between the things of a list.
    let semicolon: String

    let next: String
    let nothingMore: (title: String, words: String)
    let toRead: String
    let nothingToRead: String

    let advice: AdviceWords

    func name(of lane: DayCourse.Lane) -> String {
        switch lane {
        case .sun: sun
        case .body: body
        case .plans: plans
        }
    }
}
