/// What somebody means to do in a day, and how much of it is done, as far as either is known.
package struct Goal: Hashable, Sendable {
    /// Nil where nobody has counted.
    package let done: Int?
    /// Nil where nobody has set a goal.
    package let wanted: Int?

    package init(_ done: Int?, of wanted: Int?) {
        self.done = done
        self.wanted = wanted
    }

    /// One is all of it, and more is more; nothing where it is not known.
    package var share: Double {
        guard let done, let wanted, wanted > 0 else { return 0 }
        return Double(done) / Double(wanted)
    }

    /// The share in per cent, rounded; nil where it is not known.
    package var percent: Int? { done == nil || wanted == nil ? nil : Int((share * 100).rounded()) }

    package var isMet: Bool {
        guard let done, let wanted else { return false }
        return done >= wanted
    }

    /// The share as one says it: `83 per cent`.
    package var words: String { percent.map { "\($0) per cent" } ?? "not known" }

    /// What is done, as a figure.
    package var figure: String { done.map { "\($0)" } ?? "–" }

    /// Both in words: `744 of 900 kcal`.
    package func text(_ unit: String) -> String { "\(figure) \(rest(in: unit))" }

    /// What follows the figure: `of 900 kcal`, or the unit alone.
    package func rest(in unit: String) -> String { wanted.map { "of \($0) \(unit)" } ?? unit }
}
