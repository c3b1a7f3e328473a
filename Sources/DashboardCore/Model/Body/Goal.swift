/// What somebody means to do in a day, and how much of it is done.
package struct Goal: Hashable, Sendable {
    package let done: Int
    package let wanted: Int

    package init(_ done: Int, of wanted: Int) {
        self.done = done
        self.wanted = wanted
    }

    /// One is all of it, and more is more.
    package var share: Double { wanted > 0 ? Double(done) / Double(wanted) : 0 }

    /// The share in per cent, rounded.
    package var percent: Int { Int((share * 100).rounded()) }

    package var isMet: Bool { done >= wanted }
}
