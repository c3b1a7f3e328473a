/// Words that depend on how many there are; `#` stands for the number.
package struct Plural: Hashable, Sendable {
    /// Which numbers a language takes for one.
    enum Rule: Hashable, Sendable {
        case one, noughtAndOne, none
    }

    let rule: Rule
    let one: String
    let many: String

    /// English, German and Spanish: one is one, and everything else is many.
    package static func one(_ one: String, many: String) -> Plural { Plural(rule: .one, one: one, many: many) }

    /// French: nought is no more than one.
    package static func noughtAndOne(_ one: String, many: String) -> Plural {
        Plural(rule: .noughtAndOne, one: one, many: many)
    }

    /// Japanese: words do not change.
    package static func always(_ words: String) -> Plural { Plural(rule: .none, one: words, many: words) }

    /// The words for a number.
    package func callAsFunction(_ count: Int) -> String { self(count, told: "\(count)") }

    /// The words for a number that is written so.
    package func callAsFunction(_ count: Int, told number: String) -> String {
        let isOne =
            switch rule {
            case .one: count == 1
            case .noughtAndOne: count == 0 || count == 1
            case .none: false
            }
        return (isOne ? one : many).split(separator: "#", omittingEmptySubsequences: false).joined(separator: number)
    }
}
