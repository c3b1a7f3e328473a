/// How often somebody was asked, held against how often they may be.
///
/// Calls are counted in slices of a window, and a slice counts until all of it has left the window: so a rate is never
/// exceeded in any stretch of time, wherever it begins, and there is little to remember.
struct Budget: Sendable {
    private let rates: [Rate]
    /// By window in milliseconds, then by slice.
    private var spent: [Int: [Int: Int]] = [:]

    init(_ rates: [Rate], spent earlier: [Spending] = []) {
        self.rates = rates
        for spending in earlier where spending.calls > 0 {
            spent[spending.window, default: [:]][spending.slice, default: 0] += spending.calls
        }
    }

    /// When the next call may be made, unless it is now.
    mutating func refusal(at now: Moment) -> Moment? {
        rates.compactMap { refusal(of: $0, at: now) }.max()
    }

    /// Counts a call, and answers the counts that have changed.
    mutating func spend(at now: Moment) -> [Spending] {
        Set(rates.map(\.window.milliseconds)).sorted().map { window in
            forget(window, at: now)
            let slice = Self.slice(window, at: now)
            let calls = (spent[window]?[slice] ?? 0) + 1
            spent[window, default: [:]][slice] = calls
            return Spending(window: window, slice: slice, calls: calls)
        }
    }

    private mutating func refusal(of rate: Rate, at now: Moment) -> Moment? {
        let window = rate.window.milliseconds
        forget(window, at: now)
        let slices = spent[window] ?? [:]
        var calls = slices.values.reduce(0, +)
        guard calls >= rate.calls else { return nil }
        // The moment at which enough of the oldest slices have left the window.
        var last = 0
        for (slice, count) in slices.sorted(by: { $0.key < $1.key }) where calls >= rate.calls {
            calls -= count
            last = slice
        }
        return Moment(milliseconds: (last + 1) * Spending.width(of: window) + window)
    }

    /// Drops what has left the window, and draws near what a clock that was set back has put into the future.
    private mutating func forget(_ window: Int, at now: Moment) {
        guard let slices = spent[window] else { return }
        let present = Self.slice(window, at: now)
        let oldest = (now.milliseconds - window).floored(by: Spending.width(of: window))
        guard slices.keys.contains(where: { $0 > present || $0 < oldest }) else { return }
        var kept = slices.filter { oldest <= $0.key && $0.key <= present }
        for (slice, calls) in slices where slice > present { kept[present, default: 0] += calls }
        spent[window] = kept
    }

    private static func slice(_ window: Int, at now: Moment) -> Int {
        now.milliseconds.floored(by: Spending.width(of: window))
    }
}

extension Int {
    /// The quotient, rounded down also below zero.
    fileprivate func floored(by divisor: Int) -> Int {
        self / divisor - (self % divisor < 0 ? 1 : 0)
    }
}
