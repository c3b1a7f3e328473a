/// Leaves a host alone that fails again and again, and then tries it with one call at a time.
struct Breaker: Sendable {
    /// Failures in a row after which nobody is let through.
    private let threshold: Int
    private let pauses: Backoff
    private var failures = 0
    /// How often in a row it has opened.
    private var openings = 0
    private var openUntil: Moment?
    private var isProbing = false

    init(threshold: Int, pauses: Backoff) {
        self.threshold = threshold
        self.pauses = pauses
    }

    /// When to come again, unless a call may be made now.
    mutating func refusal(at now: Moment) -> Moment? {
        guard let until = openUntil else { return nil }
        // A clock that was set back must not keep it open for longer than any pause.
        let end = min(until, now.advanced(by: pauses.most * 2))
        openUntil = end
        if now < end { return end }
        return isProbing ? now.advanced(by: pauses.least) : nil
    }

    /// A call that was let through is about to be made; answers whether it is the one that tries the host.
    mutating func begin() -> Bool {
        if openUntil != nil { isProbing = true }
        return isProbing
    }

    mutating func succeed() {
        self = Breaker(threshold: threshold, pauses: pauses)
    }

    /// A call has failed; `fraction` is random, from nought up to one.
    mutating func fail(at now: Moment, fraction: Double) {
        failures += 1
        // What was under way when it opened tells nothing new.
        if let openUntil, now < openUntil { return }
        guard failures >= threshold else { return }
        openings += 1
        isProbing = false
        // At least the whole pause, so that how often it is tried has a bound.
        openUntil = now.advanced(by: pauses.bound(after: openings) * (1 + fraction / 4))
    }

    /// The call that tried the host has ended without telling anything about it.
    mutating func abandonProbe() {
        isProbing = false
    }
}
