/// What a day was like, in a sentence or two.
package enum DayNote: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Something that was done.
    package struct Done: Hashable, Sendable {
        package let activity: Activity
        package let start: TimeOfDay

        package init(_ activity: Activity, at start: TimeOfDay) {
            self.activity = activity
            self.start = start
        }
    }

    /// As somebody wrote it, in English.
    case written(String)
    /// What devices have noted: what was done, and how long somebody slept.
    case noted(done: [Done], slept: Minutes?)

    package init(stringLiteral text: String) { self = .written(text) }

    /// In somebody's language, as far as it is not in somebody's own words.
    package func text(_ told: Teller) -> String {
        guard case .noted(let done, let slept) = self else {
            guard case .written(let text) = self else { return "" }
            return text
        }
        let (words, card) = (told.words.body.days, told.words.frame.card)
        let list = done.map { words.done($0.activity.word(in: told.manner.language), told.clock($0.start)) }
        let parts = [
            list.isEmpty ? nil : list.joined(separator: card.comma) + card.fullStop,
            slept.map { words.slept(told.length($0)) },
        ]
        .compactMap { $0 }
        return parts.isEmpty ? words.nothingNoted : parts.joined(separator: told.words.today.advice.gap)
    }

    /// Whether it is in English, whatever the page is in.
    var isWritten: Bool {
        if case .written = self { true } else { false }
    }
}
