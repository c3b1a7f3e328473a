/// How slow a heart beats when nothing is asked of it, over some days.
package struct RestingPulse: Hashable, Sendable {
    /// Beats a minute, the earliest day first; nil where a day has none.
    package let days: [Int?]
    /// The median of four weeks; nil where no day of them has one.
    package let median: Int?

    package init(days: [Int?], median: Int?) {
        self.days = days
        self.median = median
    }

    /// The last day's, or that of the last day before it that has one.
    package var latest: Int? { days.compactMap { $0 }.last }

    package var isKnown: Bool { latest != nil }
}
