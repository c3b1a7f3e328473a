/// How slow a heart beats when nothing is asked of it, over some days.
package struct RestingPulse: Hashable, Sendable {
    /// Beats a minute, the earliest day first.
    package let days: [Int]
    /// The median of four weeks.
    package let median: Int

    package init(days: [Int], median: Int) {
        self.days = days
        self.median = median
    }

    /// The last day's.
    package var latest: Int { days.last ?? median }
}
