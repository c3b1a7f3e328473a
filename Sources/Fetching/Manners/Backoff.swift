internal import Crypto

/// How long to wait after failures in a row: a random time up to a bound that doubles.
package struct Backoff: Hashable, Sendable {
    /// The least time in any case.
    package let least: Duration
    /// The bound after the first failure.
    package let first: Duration
    /// The bound after very many.
    package let most: Duration

    /// Describes a pause.
    package init(least: Duration = .seconds(1), first: Duration = .seconds(4), most: Duration = .seconds(900)) {
        self.least = least
        self.first = first
        self.most = most
    }

    /// The pause after so many failures; `fraction` is random, from nought up to one.
    func pause(after failures: Int, fraction: Double) -> Duration {
        max(least, bound(after: failures) * fraction)
    }

    /// The longest pause after so many failures.
    func bound(after failures: Int) -> Duration {
        min(most, first * (1 << min(max(0, failures - 1), 20)))
    }
}

extension RandomBytes {
    /// A number from nought up to, but not including, one.
    func fraction() -> Double {
        let bits = self(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Double(bits >> 11) / Double(1 << 53)
    }
}
