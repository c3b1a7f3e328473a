/// The best answer that there is, and why there is no newer one if there should be.
package struct Delivery: Sendable, Equatable {
    package let answer: KeptAnswer
    /// Why the upstream gave nothing newer, although it is time.
    package let failure: FetchFailure?

    /// An answer, and what went wrong with a newer one.
    package init(_ answer: KeptAnswer, failure: FetchFailure? = nil) {
        self.answer = answer
        self.failure = failure
    }

    /// How long ago the upstream last said that this is the newest.
    package func age(at now: Moment) -> Duration { max(.zero, answer.fetched.duration(to: now)) }

    /// When asking again may bring something newer.
    package var nextTry: Moment { failure.map { $0.until ?? answer.expires } ?? answer.expires }
}
