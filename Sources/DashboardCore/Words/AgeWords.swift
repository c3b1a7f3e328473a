/// How long something lasts, and how long ago it was.
package struct AgeWords: Sendable {
    let minutes: Plural
    let hours: Plural
    let days: Plural
    let now: String
    let minutesAgo: Plural
    let hoursAgo: Plural
    let daysAgo: Plural

    /// `5 minutes`, `2 hours` or `3 days`: as coarse as one says it.
    package func length(seconds: Int) -> String { choose(seconds, minutes, hours, days) }

    /// `5 minutes ago`, or `just now` within the first minute.
    package func age(seconds: Int) -> String {
        seconds < 60 ? now : choose(seconds, minutesAgo, hoursAgo, daysAgo)
    }

    private func choose(_ seconds: Int, _ minutes: Plural, _ hours: Plural, _ days: Plural) -> String {
        switch seconds {
        case ..<3600: minutes(max(0, seconds) / 60)
        case ..<172_800: hours(seconds / 3600)
        default: days(seconds / 86_400)
        }
    }
}
